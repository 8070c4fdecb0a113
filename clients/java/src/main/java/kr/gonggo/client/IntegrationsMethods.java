// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import java.util.List;
import java.util.Map;
import kr.gonggo.client.types.SecretFindingLabel;

/**
 * Keys, permissions, limits and the audit log.
 */
public final class IntegrationsMethods {
    private final Core core;

    IntegrationsMethods(Core core) {
        this.core = core;
    }

    /**
     * Report leaked keys.
     *
     * <p>For secret-scanning partners. The header {@code Github-Public-Key-Signature} contains the ECDSA signature
     * (P-256, SHA-256, DER in base64) of the request body; {@code Github-Public-Key-Identifier} names the public key. A
     * reported key that is still valid is blocked at once, and its owner is notified. Repeating a report changes
     * nothing.
     *
     * <p>{@code POST /integrations/secret-scanning}
     *
     * @param body what is sent
     * @param options of this call alone
     * @return the answer
     */
    public List<SecretFindingLabel> reportLeakedKeys(List<Map<String, Object>> body, Option... options) {
        var operation = new Operation("POST", "/integrations/secret-scanning", "application/json", true, false, Map.of(), body);
        return core.call(operation, options, Core.list(SecretFindingLabel.class));
    }
}
