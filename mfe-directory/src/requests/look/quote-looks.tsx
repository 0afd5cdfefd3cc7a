import { HOURS_UNKNOWN, quoteChecks } from '@atoll/contracts/quote-checks';
import type { PricedLine, Quote } from '@atoll/contracts/quote';
import type { RequestWish } from '@atoll/contracts/quote-request';
import { lazyPart } from '@atoll/platform/lazy-part';
import { Button } from '@atoll/ui/button';
import { CheckList } from '@atoll/ui/check-list';
import { Skeleton } from '@atoll/ui/skeleton';
import { useState } from 'react';
import * as s from './quote-looks.module.css';

const map = lazyPart(async () => (await import(/* webpackChunkName: "quote-map" */ './quote-map')).QuoteMap);

/** A quote with what is chosen of it. */
export interface LookedAt {
  readonly quote: Pick<Quote, 'agentId' | 'lines'>;
  readonly chosen: readonly string[];
  /** The agent's name. */
  readonly agent: string;
}

export interface QuoteLooksProps {
  readonly quotes: readonly LookedAt[];
  readonly wish: Pick<RequestWish, 'when' | 'place'>;
}

const takenOf = ({ quote: { lines }, chosen }: LookedAt): PricedLine[] =>
  lines.filter(({ id, kind }) => kind === 'included' || chosen.includes(id));

interface LookProps extends Pick<QuoteLooksProps, 'wish'> {
  readonly agent: string;
  readonly lines: readonly PricedLine[];
  readonly checks: ReturnType<typeof quoteChecks>;
}

function Look({ agent, lines, checks, wish }: LookProps) {
  const [isOpen, setOpen] = useState(false);
  const placed = lines.filter(({ spot }) => spot);
  return (
    <section className={s.look} aria-label={`The quote of ${agent}`}>
      <h3 className="title">{agent}</h3>
      {checks.length > 0 && (
        <>
          <p className="small muted">Worth a look</p>
          <CheckList look="advice" checks={checks.map(({ text }) => ({ text, ok: false }))} />
        </>
      )}
      {placed.length > 0 && (
        <>
          <p>
            <Button
              variant="quiet"
              size="small"
              icon="map-2"
              aria-expanded={isOpen}
              aria-label={`Show on a map: the quote of ${agent}`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Hide the map' : 'Show on a map'}
            </Button>
          </p>
          {isOpen && (
            <map.Part
              agent={agent}
              lines={placed}
              wish={wish}
              missing={lines.length - placed.length}
              fallback={<Skeleton />}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Where each quote leads, and what is worth a look in it; nothing where no facts are known of any. */
export function QuoteLooks({ quotes, wish }: QuoteLooksProps) {
  const looks = quotes
    .map((one) => {
      const lines = takenOf(one);
      return { agentId: one.quote.agentId, agent: one.agent, lines, checks: quoteChecks(lines, wish.when) };
    })
    .filter(({ lines, checks }) => checks.length > 0 || lines.some(({ spot }) => spot));
  if (looks.length === 0) return null;
  return (
    <section className={s.looks} aria-labelledby="looks">
      <h2 className="display h2" id="looks">
        Map and checks
      </h2>
      <div className={s.list}>
        {looks.map(({ agentId, ...look }) => (
          <Look key={agentId} {...look} wish={wish} />
        ))}
      </div>
      <p className="small muted">Of the lines that are chosen. {HOURS_UNKNOWN}</p>
    </section>
  );
}
