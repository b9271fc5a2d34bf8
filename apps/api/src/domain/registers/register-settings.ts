/** Which public registers of companies are asked, and how. One that is absent is not. */
export interface RegisterSettings {
  /** Milliseconds that one register may take for all that it is asked about a company. */
  patience: number;
  /** The list of taxpayers of VAT that the Ministry of Finance keeps (biała lista). */
  whiteList?: { url: string };
  /** The register of the statistical office (REGON), through its service BIR. */
  gus?: { url: string; key: string };
}
