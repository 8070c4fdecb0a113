// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * Who is signed in.
 *
 * @param id Identifier of the session.
 * @param account The account.
 * @param member The member who is signed in; {@code null} for a session created with a key.
 * @param key The key the session was created with; {@code null} if a member is signed in.
 * @param role Role of the member; {@code null} for a session created with a key.
 * @param operator Whether the member is an operator of the service and can use {@code /operator}; always {@code false}
 * with a key.
 * @param scopes Scopes of the session: those of the role, or those of the key.
 * @param plan Plan of the account.
 * @param entitlements What the plan includes.
 * @param language Language of the member, or that of the account.
 * @param passkeyOrigin Origin of the pages on which you can add a passkey; {@code null} for a session created with a
 * key, or if the address of the service allows no passkeys.
 * @param attachments Whether the service fetches attachments; {@code false} = only titles can be searched.
 * @param createdAt When you signed in.
 * @param expiresAt When the session expires: 12 hours after its last use, at the latest 30 days after signing in.
 */
public record Session(
        String id,
        SessionAccount account,
        SessionMember member,
        SessionKey key,
        SessionRole role,
        boolean operator,
        List<KeyScope> scopes,
        UsagePlan plan,
        List<SessionEntitlement> entitlements,
        ReportLanguage language,
        String passkeyOrigin,
        boolean attachments,
        Timestamp createdAt,
        Timestamp expiresAt) {}
