import { PLAN_LINES_MAX, type PlanLine, type TripPlan } from '@atoll/contracts/trip-plan';
import { toAppError } from '@atoll/platform';
import { randomId } from '@atoll/platform/random-id';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '@atoll/platform/form-errors';
import { keepPlan } from './kept-plans';
import { useSavePlanMutation } from './plans.api';

/** What its owner changes of a plan. */
export type PlanChange = Pick<TripPlan, 'title' | 'wish' | 'lines'>;

/** Typing is saved once it rests. */
const REST_MS = 600;

const changeOf = ({ title, wish, lines }: TripPlan): PlanChange => ({ title, wish, lines });

/** A change with the names of before where one is being typed anew: the rest is saved meanwhile. */
function named({ title, wish, lines }: PlanChange, before: PlanChange): PlanChange {
  const titles = new Map(before.lines.map((line) => [line.id, line.title]));
  return {
    ...{ title: title.trim() || before.title, wish },
    // A line that never had a name says nothing yet.
    lines: lines.flatMap((line) => {
      const name = line.title.trim() || titles.get(line.id);
      return name ? [{ ...line, title: name }] : [];
    }),
  };
}

const lacksName = ({ title, lines }: PlanChange) =>
  title.trim() === '' || lines.some((line) => line.title.trim() === '');

function newLine(day: number | null, title: string): PlanLine {
  return {
    ...{ id: randomId(), day, title, place: '', supplier: '', units: 1, kind: 'included', group: null },
    ...{ page: null, amount: null, note: '', isOut: false },
  };
}

interface Refusal {
  readonly text: string;
  /** Somebody else has saved the plan meanwhile, so that the same again is refused again. */
  readonly isOvertaken: boolean;
}

function refusalOf(error: unknown): Refusal {
  const problem = toAppError(error);
  const isOvertaken = problem.kind === 'api' && problem.status === 409;
  return { text: problemText(error) ?? problem.message, isOvertaken };
}

/** A plan as its owner changes it: kept on the server while it is typed, one save after the other. */
export function useOwnPlan(plan: TripPlan, token: string) {
  const [shown, setShown] = useState(() => changeOf(plan));
  const [isSaved, setSaved] = useState(true);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [save] = useSavePlanMutation();
  const newest = useRef(shown);
  /** As the server has it. */
  const kept = useRef(shown);
  const version = useRef(plan.version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<boolean> | null>(null);

  async function saveNewest(): Promise<boolean> {
    const sent = newest.current;
    const body = { ...named(sent, kept.current), after: version.current };
    const { data: saved, error } = await save({ token, body });
    setRefusal(saved ? null : refusalOf(error));
    if (!saved) return false;
    version.current = saved.version;
    kept.current = changeOf(saved);
    keepPlan({ id: plan.id, page: window.location.pathname, title: saved.title });
    if (newest.current !== sent) return saveNewest();
    setSaved(true);
    return true;
  }

  /** Saves what is not saved yet; false where that did not work. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer.current);
    saving.current ??= saveNewest().finally(() => (saving.current = null));
    return saving.current;
  }

  function change(part: Partial<PlanChange>): void {
    newest.current = { ...newest.current, ...part };
    setShown(newest.current);
    setSaved(false);
    clearTimeout(timer.current);
    // Where somebody else has saved it, its owner says first what is to be done.
    if (!refusal?.isOvertaken) timer.current = setTimeout(() => void flush(), REST_MS);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isSaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isSaved]);

  return {
    shown,
    isSaved,
    lacksName: lacksName(shown),
    refusal,
    isFull: shown.lines.length >= PLAN_LINES_MAX,
    flush,
    /** Saves over another version, which its owner has seen. */
    saveOver: (other: TripPlan): Promise<boolean> => {
      version.current = other.version;
      return flush();
    },
    change,
    changeLine: (id: string, part: Partial<PlanLine>) =>
      change({ lines: newest.current.lines.map((line) => (line.id === id ? { ...line, ...part } : line)) }),
    add: (day: number | null, title: string) =>
      change({ lines: [...newest.current.lines, newLine(day, title)] }),
    drop: (id: string) => change({ lines: newest.current.lines.filter((line) => line.id !== id) }),
  };
}

export type OwnPlanHandle = ReturnType<typeof useOwnPlan>;
