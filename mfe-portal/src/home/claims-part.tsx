import { CONTENT_MAX } from '@atoll/contracts/site-content';
import { CountedItem } from '../shared/counted-item';
import { needed } from '../shared/place-items';
import { ContentPart } from './content-part';
import * as s from './home-parts.module.css';

const CLAIM_NAMES = { agents: 'Agents', countries: 'Countries', tours: 'Tours' } as const;

/** The three numbers that the front page claims. */
export function ClaimsPart() {
  return (
    <ContentPart name="claims" title="Claims" names={CLAIM_NAMES}>
      <p>
        The front page shows these as they are written. The directory counts its own agents, whatever is
        claimed here.
      </p>
      <div className={s.three}>
        {(['agents', 'countries', 'tours'] as const).map((name) => (
          <CountedItem
            key={name}
            name={name}
            label={CLAIM_NAMES[name]}
            max={CONTENT_MAX.claim}
            rules={needed}
          />
        ))}
      </div>
    </ContentPart>
  );
}
