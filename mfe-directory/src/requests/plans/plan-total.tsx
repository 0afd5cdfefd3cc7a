import { minorDigits } from '@atoll/contracts/currency-units';
import { minorText } from '@atoll/contracts/minor-in-words';
import type { WantedPlan } from '@atoll/contracts/trip-plan';
import { aboutText, MoneyProvider, useMoney } from '@atoll/platform/money';

type Priced = Pick<WantedPlan, 'lines' | 'currency'>;

interface Sum {
  /** In the smallest units of the plan's currency. */
  readonly total: number;
  /** True where something is still to be chosen: then it is the cheapest of each group. */
  readonly isFrom: boolean;
}

/** What is included and not left out, with the cheapest of what is chosen between; null where nothing has a price. */
function planSum({ lines }: Priced): Sum | null {
  const priced = lines.flatMap(({ isOut, amount, kind, group }) =>
    isOut || amount === null || kind === 'optional' ? [] : [{ amount, kind, group }],
  );
  if (priced.length === 0) return null;
  const choices = priced.filter(({ kind }) => kind === 'choice');
  const included = priced
    .filter(({ kind }) => kind === 'included')
    .reduce((sum, { amount }) => sum + amount, 0);
  const groups = [...new Set(choices.map(({ group }) => group))].map((name) =>
    choices.flatMap(({ group, amount }) => (group === name ? [amount] : [])),
  );
  return {
    total: groups.reduce((sum, amounts) => sum + Math.min(...amounts), included),
    isFrom: groups.some((amounts) => new Set(amounts).size > 1),
  };
}

function Words({ plan }: { readonly plan: Priced }) {
  const money = useMoney();
  const sum = planSum(plan);
  if (!sum) return null;
  const { currency } = plan;
  const about = aboutText(sum.total / 10 ** minorDigits(currency), currency, money);
  const amount = `${sum.isFrom ? 'From ' : ''}${minorText(sum.total, currency)}`;
  return (
    <p className="lede">
      {about ? `${amount} (${about})` : amount}
      {sum.isFrom && ', depending on your choices,'} with taxes, when it was quoted.
    </p>
  );
}

/** What a plan costs by its quote, also where there is something to choose, and about how much that is for its reader. */
export function PlanTotal({ plan }: { readonly plan: Priced }) {
  return (
    <MoneyProvider linked={null}>
      <Words plan={plan} />
    </MoneyProvider>
  );
}
