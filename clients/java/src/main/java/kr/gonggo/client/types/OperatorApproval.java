// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * The account is created.
 *
 * @param consultation the field consultation
 * @param plan Plan of the account.
 * @param keyId Identifier of the first key.
 * @param key The first key. It is shown only here, and is not in the mail.
 */
public record OperatorApproval(
        OperatorConsultation consultation,
        UsagePlan plan,
        String keyId,
        String key) {
    /** Tells no field: there are secrets among them. */
    @Override
    public String toString() {
        return "OperatorApproval[…]";
    }
}
