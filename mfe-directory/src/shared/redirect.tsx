import { LoadingState } from '@atoll/ui/page-state';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads to the one address of a page, which takes the place of this one in the history. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);
  return <LoadingState label="Loading the page" />;
}
