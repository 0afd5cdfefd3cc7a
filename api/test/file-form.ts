const BOUNDARY = 'atoll-form';

/** A form with one file, as a browser sends it; the type that it names is wrong wherever it is no JPEG. */
export function fileForm(file: Buffer, name = 'picture.jpg') {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
