// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

import java.util.List;
import kr.gonggo.client.json.Timestamp;

/**
 * A security problem of a key or of the account.
 *
 * @param id Identifier of the incident; {@code access_blocked} names it.
 * @param cause {@code leaked}: the key was found in a public place. {@code outside_allow_list}: it was tried from
 * several networks outside the allow-list. {@code many_networks}: it was used from many networks within a short time.
 * {@code operator}: the operator opened the incident.
 * @param state {@code open}: nothing is blocked. {@code contained}: the key or account is blocked. {@code resolved}:
 * the incident has ended.
 * @param key The key concerned; {@code null} = the whole account.
 * @param reason Explanation by the operator.
 * @param networks The networks the key was used from, grouped by prefix (IPv4 /16, IPv6 /32).
 * @param places Where the key was found, according to the report.
 * @param openedAt When it was detected.
 * @param containedAt When it was blocked.
 * @param resolvedAt When it was resolved.
 * @param resolvedBy What resolved it: rotation or revocation of the key, or the operator.
 */
public record Incident(
        String id,
        IncidentCause cause,
        IncidentState state,
        SessionKey key,
        String reason,
        List<String> networks,
        List<String> places,
        Timestamp openedAt,
        Timestamp containedAt,
        Timestamp resolvedAt,
        IncidentResolvedBy resolvedBy) {}
