import type { RequestContact } from '@atoll/contracts/quote-request';
import { Fact } from '@atoll/ui/facts';
import { Panel } from '../shared/panel';
import * as s from './wish.module.css';

interface Props {
  /** Null until the traveler lets this agent have it. */
  readonly contact: RequestContact | null;
  readonly traveler: string;
}

/** How to reach the traveler, or when that is told. */
export function ContactFacts({ contact, traveler }: Props) {
  return (
    <Panel title="Contact">
      {contact ? (
        <dl className={s.facts}>
          <Fact term="Name">{contact.name}</Fact>
          <Fact term="E-mail">
            <a className="link" href={`mailto:${encodeURIComponent(contact.email)}`}>
              {contact.email}
            </a>
          </Fact>
          {contact.phone !== '' && <Fact term="Phone">{contact.phone}</Fact>}
        </dl>
      ) : (
        <p>
          You get {traveler}’s name, address and phone when your quote is accepted, or when {traveler} gives
          them to you before. Until then you can write here.
        </p>
      )}
    </Panel>
  );
}
