/** Twice what the site shows: a request has ten seconds to arrive, and a camera's file needs a fast line for that. */
const SIDE_MAX = 2_400;
const WORTH_IT_BYTES = 1_500_000;

/** A large picture drawn smaller by the browser; the file itself where that is not needed, or cannot be done. */
export async function shrunkPicture(file: File): Promise<File> {
  if (file.size < WORTH_IT_BYTES || typeof createImageBitmap !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
    return drawn && drawn.size < file.size ? new File([drawn], file.name, { type: drawn.type }) : file;
  } catch {
    // No picture that this browser reads: the API looks at its bytes and says what is wrong.
    return file;
  }
}
