import { AgentQueue } from './agent-queue';
import { HotelQueue } from './hotel-queue';

/** Everybody who waits for the administrator's answer. */
export function Queues() {
  return (
    <>
      <HotelQueue />
      <AgentQueue />
    </>
  );
}
