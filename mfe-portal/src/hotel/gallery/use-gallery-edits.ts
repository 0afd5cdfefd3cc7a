import { sentenceOf } from '@atoll/platform/form-errors';
import { useState } from 'react';
import { complaintAbout, type GalleryEdit } from './gallery-edits';
import { useEditGalleryMutation } from './gallery.api';

/**
 * Changes of a gallery; one that is refused is taken back. Why, is said in one place: at the field that it was typed into
 * (`save`), else above the screen (`edit`), where it is over as soon as anything else is tried.
 */
export function useGalleryEdits(houseId: string) {
  const [send] = useEditGalleryMutation();
  const [problem, setProblem] = useState<string | null>(null);

  /** What is wrong with the change, for its field; null where it is saved. */
  async function save(change: GalleryEdit): Promise<string | null> {
    setProblem(null);
    const complaint = complaintAbout(change);
    if (complaint !== null) return complaint;
    const { error } = await send({ houseId, edit: change });
    return error ? sentenceOf(error) : null;
  }

  /** The same for what is not typed into a field. */
  async function edit(change: GalleryEdit): Promise<string | null> {
    const refused = await save(change);
    if (refused !== null) setProblem(refused);
    return refused;
  }
  return { edit, save, problem, forgetProblem: () => setProblem(null) };
}
