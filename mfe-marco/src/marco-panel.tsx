import { marcoClosed, selectMarcoOpen, useAppDispatch, useAppSelector } from '@atoll/platform';
import { Button, IconButton } from '@atoll/ui/button';
import { Ring } from '@atoll/ui/logo';
import * as s from './marco-panel.module.css';

/** The floating panel that the dock's Marco button opens. */
export function MarcoPanel() {
  const isOpen = useAppSelector(selectMarcoOpen);
  const dispatch = useAppDispatch();
  const close = () => dispatch(marcoClosed());
  if (!isOpen) return null;
  return (
    <section
      className={s.panel}
      aria-label="Marco AI"
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header className={s.head}>
        <Ring className={s.ring} />
        <h2 className={s.title}>Marco AI</h2>
        <IconButton label="Close Marco" icon="x" onClick={close} />
      </header>
      <div className={s.body}>
        <p>
          Marco is an AI travel assistant that is not built yet. It will answer questions, find hotels and
          plan your days from here.
        </p>
        <Button href="/hotels" variant="quiet">
          Find hotels
        </Button>
      </div>
    </section>
  );
}
