import { createArticle } from './create-article';

try {
  const file = createArticle(process.argv.slice(2).join(' '), new Date().toISOString().slice(0, 10));
  process.stdout.write(`${file} est prêt.

1. Écrivez-y l’article, en Markdown ; ses photos se posent à côté et se nomment ainsi :
   ![Ce que montre la photo](photo.jpg)
2. Regardez-le : npm run dev, page /blog. Un brouillon ne se voit que là.
3. Retirez la ligne « brouillon: oui », ou remplacez-la par « publier le: AAAA-MM-JJ ».
4. Vérifiez : npm run controler
`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
