import { bucketRules, AGENT_PICTURES } from '@atoll/contracts/media';
import { showToast, toAppError, useAppDispatch } from '@atoll/platform';
import { Avatar } from '@atoll/ui/avatar';
import { Alert } from 'antd';
import { useRemovePictureMutation, useSavePictureMutation } from '../shared/portal.api';
import { Panel } from '../shared/panel';
import { PictureField } from '../shared/picture-field';

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

  async function choose(file: File): Promise<void> {
    if (file.size > maxBytes) {
      dispatch(showToast({ text: sizeComplaint, tone: 'alert' }));
      return;
    }
    const { data } = await save(file);
    if (data) dispatch(showToast({ text: 'Your picture is public now' }));
  }
  async function takeAway(): Promise<void> {
    saving.reset();
    const { data } = await remove();
    if (data) dispatch(showToast({ text: 'Your picture is removed' }));
  }

  return (
    <Panel title="Your picture">
      {error !== undefined && <Alert type="error" showIcon role="alert" title={toAppError(error).message} />}
      <PictureField
        src={picture}
        alt={`Portrait of ${name}`}
        isRound
        fallback={<Avatar name={name} size="l" />}
        types={types}
        note="JPEG, PNG or WebP, at most 10 MB"
        isSending={saving.isLoading}
        isRemoving={removing.isLoading}
        onFile={choose}
        onRemove={() => void takeAway()}
      />
    </Panel>
  );
}
