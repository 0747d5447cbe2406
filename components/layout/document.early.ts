import { dropOldDrafts } from '@/lib/rules/lead/draft';
import { posterFirst } from '@/components/ui/poster-first';
import { fetchAhead } from './fetch-ahead';

posterFirst();
fetchAhead();
dropOldDrafts();
