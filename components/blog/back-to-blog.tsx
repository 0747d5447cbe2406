import { TextLink } from '@/components/ui/text-link';

export function BackToBlog() {
  return (
    <TextLink href="/blog" className="gap-2">
      <span aria-hidden="true">←</span>
      Retour au blog
    </TextLink>
  );
}
