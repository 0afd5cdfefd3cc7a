/**
 * The result of `work`, or what `late` gives or throws once `timeoutMs` have passed. The work itself goes on; what becomes
 * of it then is nobody's.
 */
export function within<T>(work: Promise<T>, timeoutMs: number, late: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    // `then`, so that what `late` throws rejects.
    const timer = setTimeout(() => resolve(Promise.resolve().then(late)), timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
