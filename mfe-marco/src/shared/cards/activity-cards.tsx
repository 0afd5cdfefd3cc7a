import type { ChatActivities, ChatActivity } from '@atoll/contracts/marco-activities';
import { Button } from '@atoll/ui/button';
import { SampleMark } from '@atoll/ui/chip';
import { activityDuration, activityPicture, activityPrice } from '../activity-text';
import { Card, Cards } from './card';
import * as s from './cards.module.css';

/** One activity: a link to it over the tours of its place. */
export function ActivityCard({ activity }: { activity: ChatActivity }) {
  const { name, rating, href, bookingLink } = activity;
  const price = activityPrice(activity);
  const duration = activityDuration(activity);
  return (
    <Card
      {...{ name, href, rating }}
      picture={activityPicture(activity)}
      facts={
        <>
          {duration && <span>{duration}</span>}
          {bookingLink && (
            <a href={bookingLink} className={s.out} target="_blank" rel="noopener noreferrer nofollow">
              Supplier’s page
            </a>
          )}
        </>
      }
      price={price && <p className={s.price}>{price}</p>}
    />
  );
}

/** Activities that were found. */
export function ActivityCards({ found }: { found: ChatActivities }) {
  const { activities, place, href } = found;
  if (activities.length === 0) return null;
  return (
    <Cards
      label={`Activities in ${place.name}`}
      foot={
        <>
          <Button href={href} variant="quiet" size="small">
            See all tours in {place.name}
          </Button>
          {activities.some(({ sample }) => sample) && <SampleMark />}
        </>
      }
    >
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} />
      ))}
    </Cards>
  );
}
