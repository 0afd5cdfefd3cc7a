import { Notice } from '@atoll/ui/notice';

/** For somebody of the portal whose role does not open a page of it. */
export function NotYourDuty() {
  return (
    <Notice>Your role does not open this page. The owner of the portal can give you another one.</Notice>
  );
}
