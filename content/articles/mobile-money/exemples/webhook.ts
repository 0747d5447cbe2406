import { createHash } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';

type Database = { query(sql: string, values: string[]): Promise<unknown> };
type Provider = { name: string; signs: boolean; isAuthentic(rawBody: Buffer, req: Request): boolean };

/** À appeler avant app.use(express.json()), qui avalerait les octets. */
export function receiveNotices(app: Express, db: Database, { name, signs, isAuthentic }: Provider) {
  // Sans signature, un même corps peut sonner deux fois : il faut relire deux fois.
  const again = signs ? 'NOTHING' : 'UPDATE SET processed_at = NULL, received_at = now()';

  async function keep(req: Request, res: Response) {
    const rawBody = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    if (!isAuthentic(rawBody, req)) return void res.sendStatus(401);
    const key = createHash('sha256').update(rawBody).digest('hex');
    await db.query(
      `INSERT INTO webhook_event (provider, key, body) VALUES ($1, $2, $3)
       ON CONFLICT (provider, key) DO ${again}`,
      [name, key, rawBody.toString('utf8')],
    ); // une erreur donne 500 (Express 5) : certains relancent, pas tous
    res.sendStatus(200);
  }
  const raw = express.raw({ type: () => true });
  const route = app.route(`/webhooks/${name}`);
  route.post(raw, keep).put(raw, keep); // MTN MoMo emploie les deux
  route.get((_, res) => void res.sendStatus(200)); // CinetPay vérifie ainsi que l’adresse vit
}
