import { TextLink } from '@/components/ui/text-link';
import { Arrow } from '@/components/ui/arrow';

export function BackToBlog() {
  return (
    <TextLink href="/blog" className="gap-2">
      <Arrow isBack />
      Retour au blog
    </TextLink>
  );
}
