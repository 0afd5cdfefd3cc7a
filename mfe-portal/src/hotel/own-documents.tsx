import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES } from '@atoll/contracts/attachment';
import { HOTEL_DOCUMENT_SECONDS } from '@atoll/contracts/constants';
import { HOTEL_DOCUMENTS_MAX } from '@atoll/contracts/hotel-documents';
import { timeInWords } from '@atoll/contracts/kept-for';
import { problemText } from '@atoll/platform/form-errors';
import { Button } from '@atoll/ui/button';
import { Notice } from '@atoll/ui/notice';
import { useState } from 'react';
import { FileButton } from '../shared/file-button';
import { HouseDocuments } from '../shared/house-documents';
import { useAddDocumentMutation, useRemoveDocumentMutation } from '../shared/house-documents.api';
import { Panel } from '../shared/panel';

const TOO_LARGE = 'A file has 10 MB at most.';

/** What the house shows Atoll of itself: uploaded, downloaded and removed by the house alone (HOT-08). */
export function OwnDocuments({ houseId }: { readonly houseId: string }) {
  const [add, adding] = useAddDocumentMutation();
  const [remove] = useRemoveDocumentMutation();
  const [problem, setProblem] = useState<string | null>(null);

  async function upload(files: readonly File[]): Promise<void> {
    setProblem(null);
    const problems: string[] = [];
    for (const file of files) {
      const refused =
        file.size > ATTACHMENT_MAX_BYTES ? TOO_LARGE : problemText((await add({ houseId, file })).error);
      if (refused !== null) problems.push(`${file.name} did not arrive. ${refused}`);
    }
    if (problems.length > 0) setProblem(problems.join(' '));
  }

  return (
    <Panel title="Documents">
      <p>
        A licence, an entry in a register or a photo of the entrance helps us to verify your house: PDF or
        picture, up to 10 MB each, {HOTEL_DOCUMENTS_MAX} at most. Only you and our administrators read them.
        They are removed {timeInWords(HOTEL_DOCUMENT_SECONDS)} after our answer.
      </p>
      {problem !== null && (
        <Notice tone="danger" role="alert" onDismiss={() => setProblem(null)}>
          {problem}
        </Notice>
      )}
      <HouseDocuments
        houseId={houseId}
        empty="Nothing is uploaded yet."
        actionsOf={({ id, name }) => (
          <Button
            variant="text"
            size="small"
            aria-label={`Remove ${name}`}
            onClick={() => void remove({ houseId, id }).then(({ error }) => setProblem(problemText(error)))}
          >
            Remove
          </Button>
        )}
      />
      <p>
        <FileButton
          icon="plus"
          busy={adding.isLoading}
          label="Documents to upload"
          types={ATTACHMENT_TYPES}
          onFiles={(files) => void upload(files)}
        >
          Upload a document
        </FileButton>
      </p>
    </Panel>
  );
}
