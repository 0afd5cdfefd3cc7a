import { TOAST_REMOVE_DELAY_MS } from '@atoll/contracts/constants';
import { dismissToast, removeToast, selectToast, useAppDispatch, useAppSelector } from '@atoll/platform';
import { ToastView } from '@atoll/ui/toast';
import { useEffect } from 'react';
import * as s from './toast-region.module.css';

/** Shows the one toast there is (HOM-25); it goes when it is dismissed or replaced (HOM-26). */
export function ToastRegion() {
  const toast = useAppSelector(selectToast);
  const dispatch = useAppDispatch();
  const dismissedId = toast && !toast.open ? toast.id : null;

  useEffect(() => {
    if (dismissedId === null) return undefined;
    const timer = setTimeout(() => dispatch(removeToast(dismissedId)), TOAST_REMOVE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [dismissedId, dispatch]);

  if (!toast?.open) return null;
  return (
    <div className={s.region}>
      <ToastView
        key={toast.id}
        text={toast.text}
        tone={toast.tone}
        onDismiss={() => dispatch(dismissToast())}
      />
    </div>
  );
}
