/** Hands bytes to the browser as a file to keep. */
export function saveFile(bytes: Blob, name: string): void {
  const href = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}
