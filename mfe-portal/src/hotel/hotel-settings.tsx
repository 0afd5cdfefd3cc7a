import { Panel } from '../shared/panel';
import { inPortalTheme } from '../shared/portal-theme';
import { OwnMails } from '../shared/own-mails';
import { WithGallery } from './gallery/gallery-frame';
import { HouseSwitches } from './house-switches';

function HotelSettingsContent() {
  return (
    <>
      <WithGallery>
        {(gallery) => (
          <Panel title="Who sees and reaches your house">
            <HouseSwitches gallery={gallery} names={['isPageShown', 'mayAgentsAsk']} />
          </Panel>
        )}
      </WithGallery>
      <OwnMails userType="hotel" />
    </>
  );
}

/** /hotel/settings: the public page, requests of agents, and which mails come. */
export const HotelSettings = inPortalTheme(HotelSettingsContent);
