import type { HotelProfile } from '@atoll/contracts/account';
import { Notice } from '@atoll/ui/notice';

/** What becomes of a change of an approved house; nothing where none waits. */
export function ChangeNotice({ change_status, rejection_reason, approved_profile }: HotelProfile) {
  if (change_status === null || !approved_profile) return null;
  const { name, address, city, country, star_rating } = approved_profile;
  const stars = star_rating === null ? 'no stars' : `${star_rating} stars`;
  const isPublic = `Public until then: ${name}, ${address}, ${city}, ${country}, ${stars}.`;
  return change_status === 'rejected' ? (
    <Notice tone="danger">
      <p>
        <b>{`Your change was not approved: ${rejection_reason ?? ''}`}</b>
      </p>
      <p>{`Change it in your profile, and we look at it again. ${isPublic}`}</p>
    </Notice>
  ) : (
    <Notice>
      <p>
        <b>Atoll looks at your change. You get a mail with the answer.</b>
      </p>
      <p>{isPublic}</p>
    </Notice>
  );
}
