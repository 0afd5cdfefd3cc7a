import type { Page } from '@atoll/contracts/pages/page';
import { guardPage, selectSession, showToast, useAppDispatch, useAppSelector } from '@atoll/platform';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Whether this page may be shown; where not, leads to where the guard sends, and says why. */
export function useGuard(page: Page | null): boolean {
  const session = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { href, text } = (page && guardPage(page, session)) ?? { href: null, text: '' };
  useEffect(() => {
    if (href === null) return;
    dispatch(showToast({ text }));
    void navigate(href, { replace: true });
  }, [href, text, dispatch, navigate]);
  return href === null;
}
