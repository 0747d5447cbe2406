import { start } from '@/components/early/start';
import '@/components/layout/document.early';
import { sharePage } from './share-page';

start({ share: sharePage });
