'use client';

import { ErrorScreen } from '@/components/layout/error-screen';

export default function PageError({ error }: { error: Error }) {
  return <ErrorScreen error={error} />;
}
