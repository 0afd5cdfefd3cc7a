import { pathParams } from '@atoll/contracts/site-routes';
import { useLocation, useNavigate } from 'react-router-dom';
import { ContactSheet } from './contact/contact-sheet';
import { Notices } from '../shared/notices';
import { useCrmPlace } from './crm-place';
import { LostDialog } from './lost-dialog';
import { useMove } from './use-move';
import * as s from './contact-page.module.css';

function Content() {
  const { list } = useCrmPlace();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const moving = useMove();
  const { contactId = '' } = pathParams(`${list}/:contactId`, pathname) ?? {};
  return (
    <>
      <a className="link" href={list}>
        All contacts
      </a>
      <div className={s.panel}>
        <ContactSheet id={contactId} moving={moving} onClose={() => void navigate(list)} />
      </div>
      <LostDialog moving={moving} />
    </>
  );
}

/** One contact on a page of its own. */
export function ContactPage() {
  return (
    <Notices>
      <Content />
    </Notices>
  );
}
