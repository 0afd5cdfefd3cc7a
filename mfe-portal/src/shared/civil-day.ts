import dayjs from 'dayjs';

/** '3 Nov 2020, 14:05', in the reader's own time zone. */
export function dayAndTime(iso: string): string {
  return dayjs(iso).format('D MMM YYYY, HH:mm');
}
