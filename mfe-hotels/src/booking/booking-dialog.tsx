import { Dialog, DialogHead } from '@atoll/ui/dialog';
import { useId } from 'react';
import { stayDates, stayNights } from '@atoll/contracts/dates-in-words';
import { BookingForm, type BookingFormProps } from './booking-form';
import { useHotelPage } from '../shared/hotel-page';

interface BookingDialogProps extends BookingFormProps {
  open: boolean;
  onClose: () => void;
}

/** 'Secure Booking' over the hotel (BKG-01); closing it leads back there (HDT-21). */
export function BookingDialog({ open, onClose, ...props }: BookingDialogProps) {
  const id = useId();
  const { hotel, offer } = props;
  const { today } = useHotelPage();
  const { checkInDate, checkOutDate } = offer;
  const stay = `${stayDates(checkInDate, checkOutDate, today)}, ${stayNights(checkInDate, checkOutDate)}`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      kind="modal"
      size="l"
      closeLabel="Close and go back to the hotel"
    >
      <DialogHead title="Secure Booking" subtitle={`${hotel.name}, ${stay}`} />
      <BookingForm {...props} />
    </Dialog>
  );
}
