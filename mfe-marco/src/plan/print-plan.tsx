import type { SharedPlan } from '@atoll/contracts/marco-plan';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { PlanDays } from './plan-days';
import * as s from './print-plan.module.css';

interface PrintPlanProps {
  plan: SharedPlan;
  onDone: () => void;
}

/** Prints a plan by itself, one day a page, whatever else stands on the page (MAR-54). */
export function PrintPlan({ plan, onDone }: PrintPlanProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const finish = () => done();
    window.addEventListener('afterprint', finish);
    // Once the sheet is drawn; browsers come back from it at once or when their dialog is closed.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', finish);
    };
  }, []);
  return createPortal(
    <article className={s.sheet}>
      <h1>{plan.title}</h1>
      <PlanDays plan={plan} level={2} isPrinted />
      <p>Made with Marco on Atoll. Check before you book.</p>
    </article>,
    document.body,
  );
}
