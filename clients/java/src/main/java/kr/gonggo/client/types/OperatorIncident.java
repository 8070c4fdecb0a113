// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * An incident and its account.
 *
 * @param accountId The account.
 * @param accountName Its name.
 * @param incident the field incident
 */
public record OperatorIncident(
        String accountId,
        String accountName,
        Incident incident) {}
