interface YieldingScheduler {
  readonly yield?: () => Promise<void>;
}

/** Lets the browser paint and answer before the work goes on: no task of the start may be long. */
export function nextTask(): Promise<void> {
  const { scheduler } = window as { readonly scheduler?: YieldingScheduler };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
