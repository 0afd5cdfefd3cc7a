import type { HotelRequest } from '@atoll/contracts/hotel-review';
import { useState } from 'react';
import { HouseDocuments } from '../shared/house-documents';
import { HotelChanges } from './hotel-changes';

/** What a hotel has shown of itself, fetched when it is opened; then what changed, and what happened before. */
export function HotelPast(hotel: HotelRequest) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Documents of {hotel.name}</summary>
        {isOpen && <HouseDocuments houseId={hotel.id} empty="This hotel has uploaded none." />}
      </details>
      <HotelChanges {...hotel} />
    </>
  );
}
