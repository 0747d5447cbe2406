-- première livraison : la nouvelle apparaît, l’ancienne peut rester vide
ALTER TABLE customer ADD COLUMN phone text;
ALTER TABLE customer ALTER COLUMN tel DROP NOT NULL;
