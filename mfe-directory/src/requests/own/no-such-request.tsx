import { titled } from '@atoll/contracts/page-titles';
import { usePageTitle } from '@atoll/platform/page-title';
import { Button } from '@atoll/ui/button';
import { ResendForm } from '../resend-form';
import * as s from './own-request.module.css';

/** Where a link is of no request: it was never one, or it has been replaced. */
export function NoSuchRequest() {
  usePageTitle(titled('Page Not Found'));
  return (
    <section className={`wrap ${s.page}`}>
      <h1 className="display h1">Page Not Found</h1>
      <p className="lede">
        We know no request with this link. Check that you opened the whole of it, or have it sent again.
      </p>
      <div data-needs-script="">
        <ResendForm />
      </div>
      <p>
        <Button href="/request" variant="quiet">
          Ask agents for a quote
        </Button>
      </p>
    </section>
  );
}
