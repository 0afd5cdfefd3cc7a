import { SAVED_KINDS } from './account-words';
import { KEPT_ON_DEVICE, STORED } from './privacy-facts';

const onDevice = KEPT_ON_DEVICE.find(({ key }) => key === 'atoll-saved')?.text ?? '';

it.each(SAVED_KINDS)(
  'HOM-19: what is kept of a %s that is saved is told, in the account and on the device',
  (kind) => {
    expect(STORED['saved_items']?.text.toLowerCase()).toContain(`${kind}s`);
    expect(onDevice.toLowerCase()).toContain(`${kind}s`);
  },
);

it('HOM-19, HSE-65: that the order by walking time sends positions of saved things and plans is told', () => {
  expect(onDevice).toMatch(/walking time, the positions .* and of stops of your plans, go to our server/);
});
