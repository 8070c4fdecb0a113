// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param code Industry code.
 * @param name Name of the industry.
 * @param registeredOn Day of registration.
 * @param until Last day on which it is valid; {@code 9999-12-31} = it does not expire; {@code null} = the registry has
 * no day, or one that cannot be read.
 * @param status State in the words of the registry.
 * @param state Today in Seoul: {@code valid} = its last day has not passed, or the registry calls it normal; {@code
 * undated} = listed without a last day and without a state; {@code expired} = its last day has passed, or the registry
 * calls it expired; {@code unclear} = its day cannot be read, or its state is another.
 */
public record RegistryEntryLicence(
        String code,
        String name,
        String registeredOn,
        String until,
        String status,
        RegistryEntryLicenceState state) {}
