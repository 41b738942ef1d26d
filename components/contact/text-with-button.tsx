import { Button } from '../ui/button/button';
import styles from './text-with-button.module.css';

interface TextWithButtonProps {
  readonly text: string;
  readonly button: string;
  readonly onClick: () => void;
}

export function TextWithButton({ text, button, onClick }: TextWithButtonProps) {
  return (
    <div className={styles.textWithButton}>
      <p>{text}</p>
      <Button variant="secondary" onClick={onClick}>
        {button}
      </Button>
    </div>
  );
}
