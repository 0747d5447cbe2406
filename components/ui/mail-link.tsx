/** An e-mail address, which a narrow window breaks after its « @ ». */
export function MailLink({ email, className }: { email: string; className: string }) {
  const [box, host] = email.split('@');
  return (
    <a href={`mailto:${email}`} className={className}>
      {`${box}@`}
      <wbr />
      {host}
    </a>
  );
}
