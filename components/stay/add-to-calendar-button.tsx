import { Button } from '../ui/button/button';

interface AddToCalendarButtonProps {
  readonly label: string;
  /** Name of the file. */
  readonly fileName: string;
  /** The text of the calendar, at the moment of the click. */
  readonly calendar: () => string;
}

/** Hands a calendar to the device; made in the browser, so it works without a network. */
export function AddToCalendarButton({ label, fileName, calendar }: AddToCalendarButtonProps) {
  function download() {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([calendar()], { type: 'text/calendar' }));
    link.download = fileName;
    link.click();
    // browsers have read the file by then
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
  return (
    <Button variant="text" onClick={download}>
      {label}
    </Button>
  );
}
