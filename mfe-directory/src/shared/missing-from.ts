/**
 * What a page that is not there is made from: it comes when its subject comes, and also when the country that it lies
 * in is shown again, of which a missing page knows nothing.
 */
export function missingFrom(subject: string): string[] {
  return [subject, 'destinations'];
}
