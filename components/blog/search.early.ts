import { start } from '@/components/early/start';
import { filterArticles } from './filter-articles';

start({ search: filterArticles });
