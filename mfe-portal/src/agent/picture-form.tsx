import { bucketRules, AGENT_PICTURES } from '@atoll/contracts/media';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Avatar } from '@atoll/ui/avatar';
import { Alert, Button } from 'antd';
import { useRemovePictureMutation, useSavePictureMutation } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import * as s from './listing-form.module.css';

const { types, maxBytes, sizeComplaint } = bucketRules(AGENT_PICTURES);

interface Props {
  readonly name: string;
  readonly picture: string | null;
}

/** The picture of a listed agent, which is public as soon as it is chosen (DIR-21). */
export function PictureForm({ name, picture }: Props) {
  const [save, saving] = useSavePictureMutation();
  const [remove, removing] = useRemovePictureMutation();
  const dispatch = useAppDispatch();
  const error = saving.error ?? removing.error;

  async function choose(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    if (file.size > maxBytes) {
      dispatch(showToast({ text: sizeComplaint, tone: 'alert' }));
    } else {
      const { data } = await save(file);
      if (data) dispatch(showToast({ text: 'Your picture is public now' }));
    }
    // The same file again is a change, too.
    input.value = '';
  }
  async function takeAway(): Promise<void> {
    saving.reset();
    const { data } = await remove();
    if (data) dispatch(showToast({ text: 'Your picture is removed' }));
  }

  return (
    <Panel title="Your picture">
      {error !== undefined && <Alert type="error" showIcon role="alert" title={toAppError(error).message} />}
      <div className={s.picture}>
        {picture ? (
          <img src={picture} alt={`Portrait of ${name}`} width={96} height={96} />
        ) : (
          <Avatar name={name} size="l" />
        )}
        <div className={s.file}>
          <label htmlFor="agent-picture">{picture ? 'Choose another picture' : 'Choose a picture'}</label>
          <input
            id="agent-picture"
            type="file"
            accept={types.join()}
            disabled={saving.isLoading}
            onChange={({ currentTarget }) => void choose(currentTarget)}
          />
          <span className={s.note} role="status">
            {saving.isLoading ? 'Your picture is being sent' : 'JPEG, PNG or WebP, at most 10 MB'}
          </span>
        </div>
        {picture && (
          <Button loading={removing.isLoading} onClick={() => void takeAway()}>
            Remove picture
          </Button>
        )}
      </div>
    </Panel>
  );
}
