/** An EmailJS account. */
export interface EmailJsAccount {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
}
