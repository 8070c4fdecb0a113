// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client.types;

/**
 * How often the keyword will report, as in the preview; only in the response of {@code POST /v1/keywords}.
 *
 * @param perWeek About how many notices a week it would report: {@code matches} × 7 / 90, rounded to one decimal.
 * @param manyAlerts Whether it would report more than 30 notices a day on average: narrow it, or choose a digest.
 */
public record KeywordEstimate(
        double perWeek,
        boolean manyAlerts) {}
