// Generated from openapi.json by clients/java/scripts/generate.ts. Do not edit.
package kr.gonggo.client;

import kr.gonggo.client.types.Code;
import kr.gonggo.client.types.CodeList;
import kr.gonggo.client.types.CodesListAgenciesQuery;
import kr.gonggo.client.types.CodesListIndustriesQuery;
import kr.gonggo.client.types.CodesListRegionsQuery;

/**
 * Agencies, industries and regions by code and name.
 */
public final class CodesMethods {
    private final Core core;

    CodesMethods(Core core) {
        this.core = core;
    }

    /**
     * Agencies.
     *
     * <p>Agencies, those with the most notices first; then those that a source lists but no notice names.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/codes/agencies}
     *
     * @param options of this call alone
     * @return the answer
     */
    public CodeList listAgencies(Option... options) {
        return listAgencies(new CodesListAgenciesQuery(), options);
    }

    /**
     * Agencies.
     *
     * <p>Agencies, those with the most notices first; then those that a source lists but no notice names.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/codes/agencies}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public CodeList listAgencies(CodesListAgenciesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/codes/agencies", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(CodeList.class));
    }

    /**
     * Agencies: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Code> listAllAgencies(Option... options) {
        return listAllAgencies(new CodesListAgenciesQuery(), options);
    }

    /**
     * Agencies: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Code> listAllAgencies(CodesListAgenciesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/codes/agencies", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, CodeList.class, CodeList::items);
    }

    /**
     * Agencies: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<CodeList> listAgenciesPages(Option... options) {
        return listAgenciesPages(new CodesListAgenciesQuery(), options);
    }

    /**
     * Agencies: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<CodeList> listAgenciesPages(CodesListAgenciesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/codes/agencies", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, CodeList.class);
    }

    /**
     * Industries.
     *
     * <p>Industries that notices are limited to, those with the most notices first; then those that a source lists but
     * no notice names.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/codes/industries}
     *
     * @param options of this call alone
     * @return the answer
     */
    public CodeList listIndustries(Option... options) {
        return listIndustries(new CodesListIndustriesQuery(), options);
    }

    /**
     * Industries.
     *
     * <p>Industries that notices are limited to, those with the most notices first; then those that a source lists but
     * no notice names.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/codes/industries}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public CodeList listIndustries(CodesListIndustriesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/codes/industries", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(CodeList.class));
    }

    /**
     * Industries: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Code> listAllIndustries(Option... options) {
        return listAllIndustries(new CodesListIndustriesQuery(), options);
    }

    /**
     * Industries: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Code> listAllIndustries(CodesListIndustriesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/codes/industries", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, CodeList.class, CodeList::items);
    }

    /**
     * Industries: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<CodeList> listIndustriesPages(Option... options) {
        return listIndustriesPages(new CodesListIndustriesQuery(), options);
    }

    /**
     * Industries: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<CodeList> listIndustriesPages(CodesListIndustriesQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/codes/industries", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, CodeList.class);
    }

    /**
     * Regions.
     *
     * <p>Regions that notices can be limited to; the count includes notices without a region limit.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/codes/regions}
     *
     * @param options of this call alone
     * @return the answer
     */
    public CodeList listRegions(Option... options) {
        return listRegions(new CodesListRegionsQuery(), options);
    }

    /**
     * Regions.
     *
     * <p>Regions that notices can be limited to; the count includes notices without a region limit.
     *
     * <p>Plan: Pro and Enterprise. Scope: {@code bids:read}.
     *
     * <p>{@code GET /v1/codes/regions}
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the answer
     */
    public CodeList listRegions(CodesListRegionsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/codes/regions", "application/json", false, false, query.fields(), null);
        return core.call(operation, options, Core.json(CodeList.class));
    }

    /**
     * Regions: the items of this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Code> listAllRegions(Option... options) {
        return listAllRegions(new CodesListRegionsQuery(), options);
    }

    /**
     * Regions: the items of this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<Code> listAllRegions(CodesListRegionsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/codes/regions", "application/json", false, false, query.fields(), null);
        return core.all(operation, options, CodeList.class, CodeList::items);
    }

    /**
     * Regions: this page and the following ones.
     *
     * @param options of this call alone
     * @return the loop
     */
    public Loop<CodeList> listRegionsPages(Option... options) {
        return listRegionsPages(new CodesListRegionsQuery(), options);
    }

    /**
     * Regions: this page and the following ones.
     *
     * @param query the query parameters
     * @param options of this call alone
     * @return the loop
     */
    public Loop<CodeList> listRegionsPages(CodesListRegionsQuery query, Option... options) {
        var operation = new Operation("GET", "/v1/codes/regions", "application/json", false, false, query.fields(), null);
        return core.pages(operation, options, CodeList.class);
    }
}
