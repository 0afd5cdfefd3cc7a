import { fileSizeText } from '@atoll/contracts/file-size';
import { hotelDocumentsPath, type HotelDocument } from '@atoll/contracts/hotel-documents';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { saveFile } from '@atoll/platform/save-file';
import { readFile } from '@atoll/platform/upload-file';
import { Button } from '@atoll/ui/button';
import { Icon } from '@atoll/ui/icon';
import type { ReactNode } from 'react';
import { dayAndTime } from './civil-day';
import { useHouseDocumentsQuery } from './house-documents.api';
import * as s from './house-documents.module.css';
import { ReadProblem } from './read-problem';

interface HouseDocumentsProps {
  readonly houseId: string;
  /** Said where there is none. */
  readonly empty: string;
  /** Beside each document, for whoever may change it. */
  readonly actionsOf?: (document: HotelDocument) => ReactNode;
}

/** The documents of a house, which are only ever downloaded. */
export function HouseDocuments({ houseId, empty, actionsOf }: HouseDocumentsProps) {
  const { data, error, refetch } = useHouseDocumentsQuery(houseId);
  const dispatch = useAppDispatch();
  async function download({ id, name }: HotelDocument): Promise<void> {
    try {
      saveFile(await readFile(dispatch, `${hotelDocumentsPath(houseId)}/${id}`), name);
    } catch (problem) {
      dispatch(showToast({ text: toAppError(problem).message, tone: 'alert' }));
    }
  }
  if (error && !data) return <ReadProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">Loading documents</p>;
  if (data.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ul className={s.list} aria-label="Documents">
      {data.map((document) => (
        <li key={document.id} className={s.row}>
          <Icon name={document.kind === 'pdf' ? 'file-text' : 'photo'} />
          <div className={s.about}>
            <p className={s.name}>{document.name}</p>
            <p className="small muted">
              {fileSizeText(document.bytes)}, {dayAndTime(document.uploadedAt)}
              {document.removedAt !== null && `. Removed on ${dayAndTime(document.removedAt)}`}
            </p>
          </div>
          <Button
            variant="quiet"
            size="small"
            icon="download"
            aria-label={`Download ${document.name}`}
            onClick={() => void download(document)}
          >
            Download
          </Button>
          {actionsOf?.(document)}
        </li>
      ))}
    </ul>
  );
}
