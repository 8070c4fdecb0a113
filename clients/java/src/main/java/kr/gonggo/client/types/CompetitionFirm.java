// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * A part of other types.
 *
 * @param name Name of the firm, as in its latest award
 * @param businessNo Business registration number
 * @param awards Awards it won, alone or with others
 * @param share Share of the awards counted, in %
 * @param firstWonOn Day of opening of its first award in the period, in Seoul
 * @param lastWonOn Day of opening of its latest award
 */
public record CompetitionFirm(
        String name,
        String businessNo,
        long awards,
        double share,
        String firstWonOn,
        String lastWonOn) {}
