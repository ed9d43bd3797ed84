// @ts-nocheck
// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

const format_code = require('../server/platform/formats/index.ts').ajvFormats.code;
const format_currency = require('../server/platform/formats/index.ts').ajvFormats.currency;
const format_date = require('../server/platform/formats/index.ts').ajvFormats.date;
const format_date_time = require('../server/platform/formats/index.ts').ajvFormats["date-time"];
const format_email = require('../server/platform/formats/index.ts').ajvFormats.email;
const format_id_or_code = require('../server/platform/formats/index.ts').ajvFormats["id-or-code"];
const format_int32 = require('../server/platform/formats/index.ts').ajvFormats.int32;
const format_int64 = require('../server/platform/formats/index.ts').ajvFormats.int64;
const format_line = require('../server/platform/formats/index.ts').ajvFormats.line;
const format_local_time = require('../server/platform/formats/index.ts').ajvFormats["local-time"];
const format_phone = require('../server/platform/formats/index.ts').ajvFormats.phone;
const format_timezone = require('../server/platform/formats/index.ts').ajvFormats.timezone;
const format_ulid = require('../server/platform/formats/index.ts').ajvFormats.ulid;
const format_word = require('../server/platform/formats/index.ts').ajvFormats.word;
const func_191f75b3 = Object.prototype.hasOwnProperty;
const pattern_24559e87 = new RegExp("^\\+?[0-9][0-9 ()./-]*$", "u");
const pattern_39a34649 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern_596a717a = new RegExp("^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63}|[a-z]+\\.[a-z]+)$", "u");
const pattern_5a74b29a = new RegExp("^[a-z][a-z0-9_]*$", "u");
const pattern_5e6e5233 = new RegExp("^[!-~]+$", "u");
const pattern_6301c483 = new RegExp("\\S", "u");
const pattern_6c357647 = new RegExp("^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$", "u");
const pattern_7ce2ce29 = new RegExp("^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})$", "u");
const pattern_8461b316 = new RegExp("^[0-9]{6,32}$", "u");
const pattern_8ead1831 = new RegExp("^[a-z_]{1,64}$", "u");
const pattern_8f96cb0b = new RegExp("^[A-Z]{3}$", "u");
const pattern_9f731894 = new RegExp("^[0-7][0-9A-HJKMNP-TV-Z]{25}$", "u");
const pattern_9f95224a = new RegExp("^[A-Za-z0-9_-]+$", "u");
const pattern_d4d8aaab = new RegExp("^[a-z0-9-]+(\\.[a-z0-9-]+)+$", "u");
const pattern_f0e258e1 = new RegExp("^[A-Za-z][A-Za-z0-9+/_-]{0,63}$", "u");
const pattern_f4ed8fd8 = new RegExp("^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$", "u");
const pattern_fede14d8 = new RegExp("^[a-z0-9][a-z0-9_-]{0,63}$", "u");
const schema_AttendeeChanges = {"type":"object","properties":{"attendee_type":{"$ref":"contract#/components/schemas/Reference"},"first_name":{"$ref":"contract#/components/schemas/Name"},"last_name":{"$ref":"contract#/components/schemas/Name"},"email":{"anyOf":[{"$ref":"contract#/components/schemas/EmailAddress"},{"type":"null"}]},"phone":{"anyOf":[{"$ref":"contract#/components/schemas/PhoneNumber"},{"type":"null"}]},"date_of_birth":{"anyOf":[{"$ref":"contract#/components/schemas/CalendarDate"},{"type":"null"}]},"external_id":{"anyOf":[{"$ref":"contract#/components/schemas/ExternalId"},{"type":"null"}]},"days":{"type":"array","items":{"$ref":"contract#/components/schemas/Reference"},"minItems":1,"maxItems":100},"answers":{"$ref":"contract#/components/schemas/Answers"}},"additionalProperties":false};
const schema_CheckInPointChanges = {"type":"object","properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"kind":{"$ref":"contract#/components/schemas/KnownPointKind"},"days":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"attendee_types":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"groups":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"opens_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"closes_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"windows":{"$ref":"contract#/components/schemas/NewPointWindows"},"limit":{"$ref":"contract#/components/schemas/KnownPointLimit"},"requires":{"$ref":"contract#/components/schemas/KnownPointRequirement"}},"additionalProperties":false};
const schema_EventChanges = {"type":"object","properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"description":{"anyOf":[{"$ref":"contract#/components/schemas/LongText"},{"type":"null"}]},"timezone":{"$ref":"contract#/components/schemas/Timezone"},"currency":{"$ref":"contract#/components/schemas/Currency"},"language":{"$ref":"contract#/components/schemas/KnownLanguage"},"capacity":{"anyOf":[{"$ref":"contract#/components/schemas/Places"},{"type":"null"}]},"waitlist":{"type":"boolean"},"approval":{"type":"boolean"},"payment_deadline_days":{"$ref":"contract#/components/schemas/DayCount"}},"additionalProperties":false};
const schema_EventTypesInput = {"anyOf":[{"type":"string","enum":["*"]},{"$ref":"contract#/components/schemas/EventTypeList"}]};
const schema_KnownDeliveryStatus = {"type":"string","enum":["pending","delivered","failed","dead"]};
const schema_KnownEventStatus = {"type":"string","enum":["draft","published","cancelled","archived"]};
const schema_KnownLanguage = {"type":"string","enum":["en","es"]};
const schema_KnownPointKind = {"type":"string","enum":["entry","pre_check","zone"]};
const schema_KnownPointLimit = {"type":"string","enum":["per_day","per_event","unlimited"]};
const schema_KnownPointRequirement = {"type":"string","enum":["none","pre_check","entry"]};
const schema_KnownQuestionType = {"type":"string","enum":["text","number","choice","multi_choice","date","consent"]};
const schema_KnownRegistrationStatus = {"type":"string","enum":["pending","awaiting_payment","waitlisted","confirmed","declined","cancelled"]};
const schema_KnownScanResult = {"type":"string","enum":["accepted","pre_checked","zone_entered","duplicate","day_locked","wrong_day","not_yet_open","closed","rejected","voided","unknown"]};
const schema_KnownSourcePlatform = {"type":"string","enum":["eventbrite"]};
const schema_KnownTicketKind = {"type":"string","enum":["per_person","shared"]};
const schema_KnownTicketStatus = {"type":"string","enum":["valid","voided"]};
const schema_KnownWebhookEventType = {"type":"string","enum":["*","registration.created","registration.updated","registration.confirmed","registration.waitlisted","registration.approved","registration.declined","registration.cancelled","attendee.added","attendee.updated","attendee.cancelled","ticket.issued","ticket.reissued","ticket.voided","checkin.recorded","checkin.refused","checkin.overridden","payment.received","payment.refunded","payment.failed"]};
const schema_NewAttendee = {"type":"object","required":["attendee_type","first_name","last_name"],"properties":{"attendee_type":{"$ref":"contract#/components/schemas/Reference"},"first_name":{"$ref":"contract#/components/schemas/Name"},"last_name":{"$ref":"contract#/components/schemas/Name"},"email":{"anyOf":[{"$ref":"contract#/components/schemas/EmailAddress"},{"type":"null"}]},"phone":{"anyOf":[{"$ref":"contract#/components/schemas/PhoneNumber"},{"type":"null"}]},"date_of_birth":{"anyOf":[{"$ref":"contract#/components/schemas/CalendarDate"},{"type":"null"}]},"external_id":{"anyOf":[{"$ref":"contract#/components/schemas/ExternalId"},{"type":"null"}]},"days":{"type":"array","items":{"$ref":"contract#/components/schemas/Reference"},"minItems":1,"maxItems":100},"answers":{"$ref":"contract#/components/schemas/Answers"}},"additionalProperties":false};
const schema_NewCheckInPoint = {"type":"object","required":["code","name","kind"],"properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"kind":{"$ref":"contract#/components/schemas/KnownPointKind"},"days":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"attendee_types":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"groups":{"anyOf":[{"$ref":"contract#/components/schemas/References"},{"type":"null"}]},"opens_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"closes_at":{"anyOf":[{"$ref":"contract#/components/schemas/LocalTime"},{"type":"null"}]},"windows":{"$ref":"contract#/components/schemas/NewPointWindows"},"limit":{"$ref":"contract#/components/schemas/KnownPointLimit"},"requires":{"$ref":"contract#/components/schemas/KnownPointRequirement"}},"additionalProperties":false};
const schema_NewEvent = {"type":"object","required":["code","name","timezone"],"properties":{"code":{"$ref":"contract#/components/schemas/Code"},"name":{"$ref":"contract#/components/schemas/Name"},"description":{"anyOf":[{"$ref":"contract#/components/schemas/LongText"},{"type":"null"}]},"group":{"anyOf":[{"$ref":"contract#/components/schemas/Reference"},{"type":"null"}]},"timezone":{"$ref":"contract#/components/schemas/Timezone"},"currency":{"$ref":"contract#/components/schemas/Currency","default":"EUR"},"language":{"$ref":"contract#/components/schemas/KnownLanguage","default":"en"},"capacity":{"anyOf":[{"$ref":"contract#/components/schemas/Places"},{"type":"null"}]},"waitlist":{"type":"boolean","default":false},"approval":{"type":"boolean","default":false},"payment_deadline_days":{"$ref":"contract#/components/schemas/DayCount","default":7}},"additionalProperties":false};
const schema_PaymentOutcome = {"type":"string","enum":["received","failed"]};
const schema_QrFormat = {"type":"string","enum":["svg","png"]};
const schema_SampleEventType = {"type":"string","enum":["registration.created","registration.updated","registration.confirmed","registration.waitlisted","registration.approved","registration.declined","registration.cancelled","attendee.added","attendee.updated","attendee.cancelled","ticket.issued","ticket.reissued","ticket.voided","checkin.recorded","checkin.refused","checkin.overridden","payment.received","payment.refunded","payment.failed"]};
const schema_listAttendees_query = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"updated_since":{"type":"string","minLength":1,"maxLength":100},"attendee_type":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"},"group":{"$ref":"contract#/components/schemas/Reference"},"status":{"$ref":"contract#/components/schemas/KnownRegistrationStatus"},"q":{"$ref":"contract#/components/schemas/SearchWords"},"external_id":{"$ref":"contract#/components/schemas/ExternalId"},"registration":{"$ref":"contract#/components/schemas/Ulid"}},"required":[],"additionalProperties":false,"$id":"listAttendees_query"};
const schema_listCheckinsAtGate_query = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"check_in_point":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"},"result":{"$ref":"contract#/components/schemas/KnownScanResult"},"admitted":{"type":"boolean"},"attendee":{"$ref":"contract#/components/schemas/Ulid"},"ticket":{"$ref":"contract#/components/schemas/Ulid"},"registration":{"$ref":"contract#/components/schemas/Ulid"},"since":{"$ref":"contract#/components/schemas/Timestamp"}},"required":[],"additionalProperties":false,"$id":"listCheckinsAtGate_query"};
const schema_listCheckins_query = {"type":"object","properties":{"limit":{"type":"integer","format":"int32","minimum":1,"maximum":200,"default":50},"cursor":{"type":"string","minLength":1,"maxLength":1000},"check_in_point":{"$ref":"contract#/components/schemas/Reference"},"day":{"$ref":"contract#/components/schemas/Reference"},"result":{"$ref":"contract#/components/schemas/KnownScanResult"},"admitted":{"type":"boolean"},"attendee":{"$ref":"contract#/components/schemas/Ulid"},"ticket":{"$ref":"contract#/components/schemas/Ulid"},"registration":{"$ref":"contract#/components/schemas/Ulid"},"since":{"$ref":"contract#/components/schemas/Timestamp"}},"required":[],"additionalProperties":false,"$id":"listCheckins_query"};
const ucs2length = require("ajv/dist/runtime/ucs2length").default;

function validate_Answer(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Answer.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data === "string"){
if(ucs2length(data) > 2000){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/AnswerText/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"contract#/components/schemas/AnswerText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs4 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
const _errs6 = errors;
if(typeof data !== "boolean"){
const err3 = {instancePath,schemaPath:"#/anyOf/2/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
const _errs8 = errors;
if(!(validate_AnswerChoices(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AnswerChoices.errors : vErrors.concat(validate_AnswerChoices.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items0 = true;
}
const _errs9 = errors;
if(data !== null){
const err4 = {instancePath,schemaPath:"#/anyOf/4/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate_Answer.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}

validate_Answer.evaluated = {"dynamicProps":false,"dynamicItems":true};

function validate_AnswerChoices(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AnswerChoices.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(ucs2length(data0) > 2000){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/AnswerText/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/AnswerText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_AnswerChoices.errors = vErrors;
return errors === 0;
}

validate_AnswerChoices.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_Answers(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Answers.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 200){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(validate_Answer(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Answer.errors : vErrors.concat(validate_Answer.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_Answers.errors = vErrors;
return errors === 0;
}

validate_Answers.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_AttendeeChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AttendeeChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func_191f75b3.call(schema_AttendeeChanges.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["attendee_type","first_name","last_name","email","phone","date_of_birth","external_id","days","answers"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data0 = data.attendee_type;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err3 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err4 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err6 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err8 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_line(data1))){
const err9 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if(typeof data2 === "string"){
if(ucs2length(data2) > 200){
const err11 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(ucs2length(data2) < 1){
const err12 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_6301c483.test(data2)){
const err13 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(format_line(data2))){
const err14 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(ucs2length(data3) > 254){
const err16 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(ucs2length(data3) < 3){
const err17 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(format_email(data3))){
const err18 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err20 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err21 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.phone !== undefined){
let data4 = data.phone;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(typeof data4 === "string"){
if(ucs2length(data4) > 40){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(ucs2length(data4) < 3){
const err23 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern_24559e87.test(data4)){
const err24 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(format_phone(data4))){
const err25 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err27 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err28 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.date_of_birth !== undefined){
let data5 = data.date_of_birth;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(typeof data5 === "string"){
if(ucs2length(data5) > 10){
const err29 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(format_date(data5))){
const err30 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 !== null){
const err32 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err33 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data6 = data.external_id;
const _errs33 = errors;
let valid10 = false;
const _errs34 = errors;
if(typeof data6 === "string"){
if(ucs2length(data6) > 200){
const err34 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(ucs2length(data6) < 1){
const err35 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern_6301c483.test(data6)){
const err36 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(format_line(data6))){
const err37 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid10 = valid10 || _valid3;
const _errs37 = errors;
if(data6 !== null){
const err39 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid3 = _errs37 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err40 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.days !== undefined){
let data7 = data.days;
if(Array.isArray(data7)){
if(data7.length > 100){
const err41 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data7.length < 1){
const err42 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len0 = data7.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(ucs2length(data8) > 64){
const err43 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(ucs2length(data8) < 1){
const err44 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!pattern_6c357647.test(data8)){
const err45 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!(format_id_or_code(data8))){
const err46 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.answers !== undefined){
if(!(validate_Answers(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Answers.errors : vErrors.concat(validate_Answers.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate_AttendeeChanges.errors = vErrors;
return errors === 0;
}

validate_AttendeeChanges.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_AttendeeTypeChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_AttendeeTypeChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "price")) || (key0 === "capacity")) || (key0 === "approval")) || (key0 === "ticket"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","price","capacity","approval","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_code(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_line(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.price !== undefined){
let data2 = data.price;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(!(validate_Price(data2, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Price.errors : vErrors.concat(validate_Price.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs11 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err12 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.capacity !== undefined){
let data3 = data.capacity;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(format_int32.validate(data3))){
const err16 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data3 !== null){
const err17 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err18 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.approval !== undefined){
if(typeof data.approval !== "boolean"){
const err19 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ticket !== undefined){
let data5 = data.ticket;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/KnownTicketKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data5 === "per_person") || (data5 === "shared"))){
const err21 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/KnownTicketKind/enum",keyword:"enum",params:{allowedValues: schema_KnownTicketKind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate_AttendeeTypeChanges.errors = vErrors;
return errors === 0;
}

validate_AttendeeTypeChanges.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_BatchedScan(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_BatchedScan.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_uuid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_uuid"},message:"must have required property '"+"client_uuid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scanned_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scanned_at"},message:"must have required property '"+"scanned_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "client_uuid")) || (key0 === "scanned_at")) || (key0 === "only")) || (key0 === "check_in_point")) || (key0 === "device_result"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","client_uuid","scanned_at","only","check_in_point","device_result"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 8192){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.client_uuid !== undefined){
let data1 = data.client_uuid;
if(typeof data1 === "string"){
if(ucs2length(data1) > 36){
const err6 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 36){
const err7 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/minLength",keyword:"minLength",params:{limit: 36},message:"must NOT have fewer than 36 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_f4ed8fd8.test(data1)){
const err8 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scanned_at !== undefined){
let data2 = data.scanned_at;
if(typeof data2 === "string"){
if(!(format_date_time(data2))){
const err10 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.only !== undefined){
let data3 = data.only;
if(Array.isArray(data3)){
if(data3.length > 200){
const err12 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length < 1){
const err13 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(ucs2length(data4) > 26){
const err14 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(ucs2length(data4) < 26){
const err15 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern_9f731894.test(data4)){
const err16 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data5 = data.check_in_point;
if(typeof data5 === "string"){
if(ucs2length(data5) > 64){
const err19 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(ucs2length(data5) < 1){
const err20 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern_6c357647.test(data5)){
const err21 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(format_id_or_code(data5))){
const err22 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.device_result !== undefined){
let data6 = data.device_result;
const _errs19 = errors;
let valid7 = false;
const _errs20 = errors;
if(typeof data6 === "string"){
if(ucs2length(data6) > 64){
const err24 = {instancePath:instancePath+"/device_result",schemaPath:"contract#/components/schemas/ResultTold/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern_8ead1831.test(data6)){
const err25 = {instancePath:instancePath+"/device_result",schemaPath:"contract#/components/schemas/ResultTold/pattern",keyword:"pattern",params:{pattern: "^[a-z_]{1,64}$"},message:"must match pattern \""+"^[a-z_]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/device_result",schemaPath:"contract#/components/schemas/ResultTold/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid7 = valid7 || _valid0;
const _errs23 = errors;
if(data6 !== null){
const err27 = {instancePath:instancePath+"/device_result",schemaPath:"#/properties/device_result/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err28 = {instancePath:instancePath+"/device_result",schemaPath:"#/properties/device_result/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate_BatchedScan.errors = vErrors;
return errors === 0;
}

validate_BatchedScan.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_CheckInPointChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_CheckInPointChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func_191f75b3.call(schema_CheckInPointChanges.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","kind","days","attendee_types","groups","opens_at","closes_at","windows","limit","requires"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_code(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_line(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/KnownPointKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data2 === "entry") || (data2 === "pre_check")) || (data2 === "zone"))){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/KnownPointKind/enum",keyword:"enum",params:{allowedValues: schema_KnownPointKind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.days !== undefined){
let data3 = data.days;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(validate_References(data3, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_References.errors : vErrors.concat(validate_References.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs14 = errors;
if(data3 !== null){
const err13 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err14 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.attendee_types !== undefined){
let data4 = data.attendee_types;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate_References(data4, {instancePath:instancePath+"/attendee_types",parentData:data,parentDataProperty:"attendee_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_References.errors : vErrors.concat(validate_References.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
const _errs19 = errors;
if(data4 !== null){
const err15 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err16 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.groups !== undefined){
let data5 = data.groups;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
if(!(validate_References(data5, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_References.errors : vErrors.concat(validate_References.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
const _errs24 = errors;
if(data5 !== null){
const err17 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err18 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.opens_at !== undefined){
let data6 = data.opens_at;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(typeof data6 === "string"){
if(!pattern_39a34649.test(data6)){
const err19 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(format_local_time(data6))){
const err20 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid3 = _errs28 === errors;
valid7 = valid7 || _valid3;
const _errs31 = errors;
if(data6 !== null){
const err22 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const err23 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.closes_at !== undefined){
let data7 = data.closes_at;
const _errs34 = errors;
let valid9 = false;
const _errs35 = errors;
if(typeof data7 === "string"){
if(!pattern_39a34649.test(data7)){
const err24 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(format_local_time(data7))){
const err25 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid9 = valid9 || _valid4;
const _errs38 = errors;
if(data7 !== null){
const err27 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid9 = valid9 || _valid4;
if(!valid9){
const err28 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.windows !== undefined){
if(!(validate_NewPointWindows(data.windows, {instancePath:instancePath+"/windows",parentData:data,parentDataProperty:"windows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewPointWindows.errors : vErrors.concat(validate_NewPointWindows.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(typeof data9 !== "string"){
const err29 = {instancePath:instancePath+"/limit",schemaPath:"contract#/components/schemas/KnownPointLimit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((data9 === "per_day") || (data9 === "per_event")) || (data9 === "unlimited"))){
const err30 = {instancePath:instancePath+"/limit",schemaPath:"contract#/components/schemas/KnownPointLimit/enum",keyword:"enum",params:{allowedValues: schema_KnownPointLimit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.requires !== undefined){
let data10 = data.requires;
if(typeof data10 !== "string"){
const err31 = {instancePath:instancePath+"/requires",schemaPath:"contract#/components/schemas/KnownPointRequirement/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(((data10 === "none") || (data10 === "pre_check")) || (data10 === "entry"))){
const err32 = {instancePath:instancePath+"/requires",schemaPath:"contract#/components/schemas/KnownPointRequirement/enum",keyword:"enum",params:{allowedValues: schema_KnownPointRequirement.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate_CheckInPointChanges.errors = vErrors;
return errors === 0;
}

validate_CheckInPointChanges.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_ContactChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ContactChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((((key0 === "first_name") || (key0 === "last_name")) || (key0 === "email")) || (key0 === "phone")) || (key0 === "date_of_birth")) || (key0 === "external_id")) || (key0 === "note"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["first_name","last_name","email","phone","date_of_birth","external_id","note"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 === "string"){
if(ucs2length(data0) > 200){
const err1 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern_6301c483.test(data0)){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_line(data0))){
const err4 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err6 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_line(data1))){
const err9 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 254){
const err11 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(ucs2length(data2) < 3){
const err12 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(format_email(data2))){
const err13 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err15 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err16 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.phone !== undefined){
let data3 = data.phone;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(typeof data3 === "string"){
if(ucs2length(data3) > 40){
const err17 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(ucs2length(data3) < 3){
const err18 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern_24559e87.test(data3)){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(format_phone(data3))){
const err20 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data3 !== null){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err23 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.date_of_birth !== undefined){
let data4 = data.date_of_birth;
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
if(typeof data4 === "string"){
if(ucs2length(data4) > 10){
const err24 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!(format_date(data4))){
const err25 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid7 = valid7 || _valid2;
const _errs27 = errors;
if(data4 !== null){
const err27 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err28 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data5 = data.external_id;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(typeof data5 === "string"){
if(ucs2length(data5) > 200){
const err29 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(ucs2length(data5) < 1){
const err30 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern_6301c483.test(data5)){
const err31 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(format_line(data5))){
const err32 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid9 = valid9 || _valid3;
const _errs34 = errors;
if(data5 !== null){
const err34 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const err35 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined){
let data6 = data.note;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(typeof data6 === "string"){
if(ucs2length(data6) > 10000){
const err36 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid11 = valid11 || _valid4;
const _errs41 = errors;
if(data6 !== null){
const err38 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid4 = _errs41 === errors;
valid11 = valid11 || _valid4;
if(!valid11){
const err39 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate_ContactChanges.errors = vErrors;
return errors === 0;
}

validate_ContactChanges.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_DayChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_DayChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "date")) || (key0 === "starts_at")) || (key0 === "ends_at")) || (key0 === "capacity"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","date","starts_at","ends_at","capacity"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_code(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_line(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(ucs2length(data2) > 10){
const err11 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(format_date(data2))){
const err12 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.starts_at !== undefined){
let data3 = data.starts_at;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(!pattern_39a34649.test(data3)){
const err14 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(format_local_time(data3))){
const err15 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err17 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err18 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.ends_at !== undefined){
let data4 = data.ends_at;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(typeof data4 === "string"){
if(!pattern_39a34649.test(data4)){
const err19 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(format_local_time(data4))){
const err20 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err22 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err23 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.capacity !== undefined){
let data5 = data.capacity;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err24 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err25 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err26 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(format_int32.validate(data5))){
const err27 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 !== null){
const err28 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err29 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate_DayChanges.errors = vErrors;
return errors === 0;
}

validate_DayChanges.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_EffectiveTime(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EffectiveTime.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "effective_at")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["effective_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.effective_at !== undefined){
let data0 = data.effective_at;
if(typeof data0 === "string"){
if(!(format_date_time(data0))){
const err1 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/effective_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_EffectiveTime.errors = vErrors;
return errors === 0;
}

validate_EffectiveTime.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_EventChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EventChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func_191f75b3.call(schema_EventChanges.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","description","timezone","currency","language","capacity","waitlist","approval","payment_deadline_days"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_code(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_line(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 10000){
const err11 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err13 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err14 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.timezone !== undefined){
let data3 = data.timezone;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err15 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern_f0e258e1.test(data3)){
const err16 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+/_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9+/_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(format_timezone(data3))){
const err17 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"},message:"must match format \""+"timezone"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.currency !== undefined){
let data4 = data.currency;
if(typeof data4 === "string"){
if(!pattern_8f96cb0b.test(data4)){
const err19 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(format_currency(data4))){
const err20 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"},message:"must match format \""+"currency"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.language !== undefined){
let data5 = data.language;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/KnownLanguage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data5 === "en") || (data5 === "es"))){
const err23 = {instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/KnownLanguage/enum",keyword:"enum",params:{allowedValues: schema_KnownLanguage.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.capacity !== undefined){
let data6 = data.capacity;
const _errs25 = errors;
let valid8 = false;
const _errs26 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(format_int32.validate(data6))){
const err27 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid1 = _errs26 === errors;
valid8 = valid8 || _valid1;
const _errs29 = errors;
if(data6 !== null){
const err28 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid8 = valid8 || _valid1;
if(!valid8){
const err29 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.waitlist !== undefined){
if(typeof data.waitlist !== "boolean"){
const err30 = {instancePath:instancePath+"/waitlist",schemaPath:"#/properties/waitlist/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.approval !== undefined){
if(typeof data.approval !== "boolean"){
const err31 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.payment_deadline_days !== undefined){
let data9 = data.payment_deadline_days;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err32 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 365 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(format_int32.validate(data9))){
const err35 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate_EventChanges.errors = vErrors;
return errors === 0;
}

validate_EventChanges.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_EventTypeList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EventTypeList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/KnownWebhookEventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((((((((((data0 === "*") || (data0 === "registration.created")) || (data0 === "registration.updated")) || (data0 === "registration.confirmed")) || (data0 === "registration.waitlisted")) || (data0 === "registration.approved")) || (data0 === "registration.declined")) || (data0 === "registration.cancelled")) || (data0 === "attendee.added")) || (data0 === "attendee.updated")) || (data0 === "attendee.cancelled")) || (data0 === "ticket.issued")) || (data0 === "ticket.reissued")) || (data0 === "ticket.voided")) || (data0 === "checkin.recorded")) || (data0 === "checkin.refused")) || (data0 === "checkin.overridden")) || (data0 === "payment.received")) || (data0 === "payment.refunded")) || (data0 === "payment.failed"))){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/KnownWebhookEventType/enum",keyword:"enum",params:{allowedValues: schema_KnownWebhookEventType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate_EventTypeList.errors = vErrors;
return errors === 0;
}

validate_EventTypeList.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_EventTypesInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_EventTypesInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(data === "*")){
const err1 = {instancePath,schemaPath:"#/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema_EventTypesInput.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
const _errs3 = errors;
if(!(validate_EventTypeList(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventTypeList.errors : vErrors.concat(validate_EventTypeList.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(_valid0){
var items0 = true;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate_EventTypesInput.errors = vErrors;
evaluated0.items = items0;
return errors === 0;
}

validate_EventTypesInput.evaluated = {"dynamicProps":false,"dynamicItems":true};

function validate_GateScanRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GateScanRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.client_uuid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_uuid"},message:"must have required property '"+"client_uuid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.scanned_at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scanned_at"},message:"must have required property '"+"scanned_at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "client_uuid")) || (key0 === "scanned_at")) || (key0 === "only")) || (key0 === "sent_at")) || (key0 === "check_in_point"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","client_uuid","scanned_at","only","sent_at","check_in_point"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 8192){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.client_uuid !== undefined){
let data1 = data.client_uuid;
if(typeof data1 === "string"){
if(ucs2length(data1) > 36){
const err6 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 36){
const err7 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/minLength",keyword:"minLength",params:{limit: 36},message:"must NOT have fewer than 36 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_f4ed8fd8.test(data1)){
const err8 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.scanned_at !== undefined){
let data2 = data.scanned_at;
if(typeof data2 === "string"){
if(!(format_date_time(data2))){
const err10 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.only !== undefined){
let data3 = data.only;
if(Array.isArray(data3)){
if(data3.length > 200){
const err12 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.length < 1){
const err13 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(ucs2length(data4) > 26){
const err14 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(ucs2length(data4) < 26){
const err15 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern_9f731894.test(data4)){
const err16 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data5 = data.sent_at;
if(typeof data5 === "string"){
if(!(format_date_time(data5))){
const err19 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data6 = data.check_in_point;
if(typeof data6 === "string"){
if(ucs2length(data6) > 64){
const err21 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(ucs2length(data6) < 1){
const err22 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern_6c357647.test(data6)){
const err23 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(format_id_or_code(data6))){
const err24 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate_GateScanRequest.errors = vErrors;
return errors === 0;
}

validate_GateScanRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_GroupChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_GroupChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "code") || (key0 === "name")) || (key0 === "parent"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","parent"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_code(data0))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_line(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.parent !== undefined){
let data2 = data.parent;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 64){
const err11 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(ucs2length(data2) < 1){
const err12 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_6c357647.test(data2)){
const err13 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(format_id_or_code(data2))){
const err14 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err16 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err17 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate_GroupChanges.errors = vErrors;
return errors === 0;
}

validate_GroupChanges.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewAttendee(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewAttendee.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attendee_type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_type"},message:"must have required property '"+"attendee_type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.first_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.last_name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"},message:"must have required property '"+"last_name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func_191f75b3.call(schema_NewAttendee.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["attendee_type","first_name","last_name","email","phone","date_of_birth","external_id","days","answers"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data0 = data.attendee_type;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err4 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(ucs2length(data0) < 1){
const err5 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err6 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err7 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.first_name !== undefined){
let data1 = data.first_name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err9 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(ucs2length(data1) < 1){
const err10 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err11 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(format_line(data1))){
const err12 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.last_name !== undefined){
let data2 = data.last_name;
if(typeof data2 === "string"){
if(ucs2length(data2) > 200){
const err14 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(ucs2length(data2) < 1){
const err15 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern_6301c483.test(data2)){
const err16 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(format_line(data2))){
const err17 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(ucs2length(data3) > 254){
const err19 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(ucs2length(data3) < 3){
const err20 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(format_email(data3))){
const err21 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err23 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err24 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.phone !== undefined){
let data4 = data.phone;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(typeof data4 === "string"){
if(ucs2length(data4) > 40){
const err25 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(ucs2length(data4) < 3){
const err26 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern_24559e87.test(data4)){
const err27 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(format_phone(data4))){
const err28 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err30 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err31 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.date_of_birth !== undefined){
let data5 = data.date_of_birth;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(typeof data5 === "string"){
if(ucs2length(data5) > 10){
const err32 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(format_date(data5))){
const err33 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 !== null){
const err35 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err36 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data6 = data.external_id;
const _errs33 = errors;
let valid10 = false;
const _errs34 = errors;
if(typeof data6 === "string"){
if(ucs2length(data6) > 200){
const err37 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(ucs2length(data6) < 1){
const err38 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern_6301c483.test(data6)){
const err39 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(format_line(data6))){
const err40 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid10 = valid10 || _valid3;
const _errs37 = errors;
if(data6 !== null){
const err42 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid3 = _errs37 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const err43 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
}
if(data.days !== undefined){
let data7 = data.days;
if(Array.isArray(data7)){
if(data7.length > 100){
const err44 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data7.length < 1){
const err45 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const len0 = data7.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(ucs2length(data8) > 64){
const err46 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(ucs2length(data8) < 1){
const err47 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern_6c357647.test(data8)){
const err48 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(format_id_or_code(data8))){
const err49 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/days/" + i0,schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.answers !== undefined){
if(!(validate_Answers(data.answers, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Answers.errors : vErrors.concat(validate_Answers.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
validate_NewAttendee.errors = vErrors;
return errors === 0;
}

validate_NewAttendee.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewAttendeeType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewAttendeeType.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.approval === undefined){
data.approval = false;
}
if(data.ticket === undefined){
data.ticket = "per_person";
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "price")) || (key0 === "capacity")) || (key0 === "approval")) || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","price","capacity","approval","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_code(data0))){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_line(data1))){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.price !== undefined){
let data2 = data.price;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(!(validate_Price(data2, {instancePath:instancePath+"/price",parentData:data,parentDataProperty:"price",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Price.errors : vErrors.concat(validate_Price.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs11 = errors;
if(data2 !== null){
const err13 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err14 = {instancePath:instancePath+"/price",schemaPath:"#/properties/price/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.capacity !== undefined){
let data3 = data.capacity;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err15 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(format_int32.validate(data3))){
const err18 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
const _errs18 = errors;
if(data3 !== null){
const err19 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err20 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(typeof data.approval !== "boolean"){
const err21 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let data5 = data.ticket;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/KnownTicketKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data5 === "per_person") || (data5 === "shared"))){
const err23 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/KnownTicketKind/enum",keyword:"enum",params:{allowedValues: schema_KnownTicketKind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate_NewAttendeeType.errors = vErrors;
return errors === 0;
}

validate_NewAttendeeType.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewCheckInPoint(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewCheckInPoint.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func_191f75b3.call(schema_NewCheckInPoint.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","kind","days","attendee_types","groups","opens_at","closes_at","windows","limit","requires"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(ucs2length(data0) < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_code(data0))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(ucs2length(data1) < 1){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(format_line(data1))){
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/KnownPointKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data2 === "entry") || (data2 === "pre_check")) || (data2 === "zone"))){
const err15 = {instancePath:instancePath+"/kind",schemaPath:"contract#/components/schemas/KnownPointKind/enum",keyword:"enum",params:{allowedValues: schema_KnownPointKind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.days !== undefined){
let data3 = data.days;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(validate_References(data3, {instancePath:instancePath+"/days",parentData:data,parentDataProperty:"days",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_References.errors : vErrors.concat(validate_References.errors);
errors = vErrors.length;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs14 = errors;
if(data3 !== null){
const err16 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err17 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.attendee_types !== undefined){
let data4 = data.attendee_types;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(validate_References(data4, {instancePath:instancePath+"/attendee_types",parentData:data,parentDataProperty:"attendee_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_References.errors : vErrors.concat(validate_References.errors);
errors = vErrors.length;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
const _errs19 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err19 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.groups !== undefined){
let data5 = data.groups;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
if(!(validate_References(data5, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_References.errors : vErrors.concat(validate_References.errors);
errors = vErrors.length;
}
var _valid2 = _errs23 === errors;
valid6 = valid6 || _valid2;
const _errs24 = errors;
if(data5 !== null){
const err20 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const err21 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data.opens_at !== undefined){
let data6 = data.opens_at;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(typeof data6 === "string"){
if(!pattern_39a34649.test(data6)){
const err22 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(format_local_time(data6))){
const err23 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs28 === errors;
valid7 = valid7 || _valid3;
const _errs31 = errors;
if(data6 !== null){
const err25 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const err26 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.closes_at !== undefined){
let data7 = data.closes_at;
const _errs34 = errors;
let valid9 = false;
const _errs35 = errors;
if(typeof data7 === "string"){
if(!pattern_39a34649.test(data7)){
const err27 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(format_local_time(data7))){
const err28 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid9 = valid9 || _valid4;
const _errs38 = errors;
if(data7 !== null){
const err30 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid9 = valid9 || _valid4;
if(!valid9){
const err31 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
}
if(data.windows !== undefined){
if(!(validate_NewPointWindows(data.windows, {instancePath:instancePath+"/windows",parentData:data,parentDataProperty:"windows",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewPointWindows.errors : vErrors.concat(validate_NewPointWindows.errors);
errors = vErrors.length;
}
}
if(data.limit !== undefined){
let data9 = data.limit;
if(typeof data9 !== "string"){
const err32 = {instancePath:instancePath+"/limit",schemaPath:"contract#/components/schemas/KnownPointLimit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data9 === "per_day") || (data9 === "per_event")) || (data9 === "unlimited"))){
const err33 = {instancePath:instancePath+"/limit",schemaPath:"contract#/components/schemas/KnownPointLimit/enum",keyword:"enum",params:{allowedValues: schema_KnownPointLimit.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.requires !== undefined){
let data10 = data.requires;
if(typeof data10 !== "string"){
const err34 = {instancePath:instancePath+"/requires",schemaPath:"contract#/components/schemas/KnownPointRequirement/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((data10 === "none") || (data10 === "pre_check")) || (data10 === "entry"))){
const err35 = {instancePath:instancePath+"/requires",schemaPath:"contract#/components/schemas/KnownPointRequirement/enum",keyword:"enum",params:{allowedValues: schema_KnownPointRequirement.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate_NewCheckInPoint.errors = vErrors;
return errors === 0;
}

validate_NewCheckInPoint.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewContact(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewContact.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "first_name"},message:"must have required property '"+"first_name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.last_name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "last_name"},message:"must have required property '"+"last_name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((((key0 === "first_name") || (key0 === "last_name")) || (key0 === "email")) || (key0 === "phone")) || (key0 === "date_of_birth")) || (key0 === "external_id")) || (key0 === "note"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["first_name","last_name","email","phone","date_of_birth","external_id","note"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.first_name !== undefined){
let data0 = data.first_name;
if(typeof data0 === "string"){
if(ucs2length(data0) > 200){
const err3 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6301c483.test(data0)){
const err5 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_line(data0))){
const err6 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/first_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.last_name !== undefined){
let data1 = data.last_name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err8 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err10 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_line(data1))){
const err11 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/last_name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 254){
const err13 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(ucs2length(data2) < 3){
const err14 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(format_email(data2))){
const err15 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.phone !== undefined){
let data3 = data.phone;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(typeof data3 === "string"){
if(ucs2length(data3) > 40){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(ucs2length(data3) < 3){
const err20 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern_24559e87.test(data3)){
const err21 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(format_phone(data3))){
const err22 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data3 !== null){
const err24 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err25 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.date_of_birth !== undefined){
let data4 = data.date_of_birth;
const _errs23 = errors;
let valid7 = false;
const _errs24 = errors;
if(typeof data4 === "string"){
if(ucs2length(data4) > 10){
const err26 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(format_date(data4))){
const err27 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/date_of_birth",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid7 = valid7 || _valid2;
const _errs27 = errors;
if(data4 !== null){
const err29 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err30 = {instancePath:instancePath+"/date_of_birth",schemaPath:"#/properties/date_of_birth/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data5 = data.external_id;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(typeof data5 === "string"){
if(ucs2length(data5) > 200){
const err31 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(ucs2length(data5) < 1){
const err32 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern_6301c483.test(data5)){
const err33 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(format_line(data5))){
const err34 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid9 = valid9 || _valid3;
const _errs34 = errors;
if(data5 !== null){
const err36 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid3 = _errs34 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const err37 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined){
let data6 = data.note;
const _errs37 = errors;
let valid11 = false;
const _errs38 = errors;
if(typeof data6 === "string"){
if(ucs2length(data6) > 10000){
const err38 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid4 = _errs38 === errors;
valid11 = valid11 || _valid4;
const _errs41 = errors;
if(data6 !== null){
const err40 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid4 = _errs41 === errors;
valid11 = valid11 || _valid4;
if(!valid11){
const err41 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate_NewContact.errors = vErrors;
return errors === 0;
}

validate_NewContact.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewDay(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewDay.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.date === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "name")) || (key0 === "date")) || (key0 === "starts_at")) || (key0 === "ends_at")) || (key0 === "capacity"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","date","starts_at","ends_at","capacity"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_code(data0))){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_line(data1))){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.date !== undefined){
let data2 = data.date;
if(typeof data2 === "string"){
if(ucs2length(data2) > 10){
const err13 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(format_date(data2))){
const err14 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/date",schemaPath:"contract#/components/schemas/CalendarDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.starts_at !== undefined){
let data3 = data.starts_at;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(!pattern_39a34649.test(data3)){
const err16 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(format_local_time(data3))){
const err17 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/starts_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err19 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err20 = {instancePath:instancePath+"/starts_at",schemaPath:"#/properties/starts_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.ends_at !== undefined){
let data4 = data.ends_at;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
if(typeof data4 === "string"){
if(!pattern_39a34649.test(data4)){
const err21 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(format_local_time(data4))){
const err22 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/ends_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid6 = valid6 || _valid1;
const _errs23 = errors;
if(data4 !== null){
const err24 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const err25 = {instancePath:instancePath+"/ends_at",schemaPath:"#/properties/ends_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.capacity !== undefined){
let data5 = data.capacity;
const _errs26 = errors;
let valid8 = false;
const _errs27 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err26 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000 || isNaN(data5)){
const err27 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err28 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(format_int32.validate(data5))){
const err29 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
valid8 = valid8 || _valid2;
const _errs30 = errors;
if(data5 !== null){
const err30 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err31 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate_NewDay.errors = vErrors;
return errors === 0;
}

validate_NewDay.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.currency === undefined){
data.currency = "EUR";
}
if(data.language === undefined){
data.language = "en";
}
if(data.waitlist === undefined){
data.waitlist = false;
}
if(data.approval === undefined){
data.approval = false;
}
if(data.payment_deadline_days === undefined){
data.payment_deadline_days = 7;
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.timezone === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func_191f75b3.call(schema_NewEvent.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","description","group","timezone","currency","language","capacity","waitlist","approval","payment_deadline_days"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(ucs2length(data0) < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_code(data0))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(ucs2length(data1) < 1){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(format_line(data1))){
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 10000){
const err14 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/description",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.group !== undefined){
let data3 = data.group;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err18 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(ucs2length(data3) < 1){
const err19 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err20 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err21 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data3 !== null){
const err23 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err24 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.timezone !== undefined){
let data4 = data.timezone;
if(typeof data4 === "string"){
if(ucs2length(data4) > 64){
const err25 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern_f0e258e1.test(data4)){
const err26 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+/_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9+/_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(format_timezone(data4))){
const err27 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/format",keyword:"format",params:{format: "timezone"},message:"must match format \""+"timezone"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/timezone",schemaPath:"contract#/components/schemas/Timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let data5 = data.currency;
if(typeof data5 === "string"){
if(!pattern_8f96cb0b.test(data5)){
const err29 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(format_currency(data5))){
const err30 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"},message:"must match format \""+"currency"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
let data6 = data.language;
if(typeof data6 !== "string"){
const err32 = {instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/KnownLanguage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!((data6 === "en") || (data6 === "es"))){
const err33 = {instancePath:instancePath+"/language",schemaPath:"contract#/components/schemas/KnownLanguage/enum",keyword:"enum",params:{allowedValues: schema_KnownLanguage.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.capacity !== undefined){
let data7 = data.capacity;
const _errs32 = errors;
let valid10 = false;
const _errs33 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err34 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err35 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err36 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(format_int32.validate(data7))){
const err37 = {instancePath:instancePath+"/capacity",schemaPath:"contract#/components/schemas/Places/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid2 = _errs33 === errors;
valid10 = valid10 || _valid2;
const _errs36 = errors;
if(data7 !== null){
const err38 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const err39 = {instancePath:instancePath+"/capacity",schemaPath:"#/properties/capacity/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(typeof data.waitlist !== "boolean"){
const err40 = {instancePath:instancePath+"/waitlist",schemaPath:"#/properties/waitlist/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data.approval !== "boolean"){
const err41 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
let data10 = data.payment_deadline_days;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err42 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 365 || isNaN(data10)){
const err43 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err44 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(format_int32.validate(data10))){
const err45 = {instancePath:instancePath+"/payment_deadline_days",schemaPath:"contract#/components/schemas/DayCount/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate_NewEvent.errors = vErrors;
return errors === 0;
}

validate_NewEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewFormRules(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewFormRules.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.one_per_email === undefined){
data.one_per_email = false;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "registration_opens_at") || (key0 === "registration_closes_at")) || (key0 === "max_per_registration")) || (key0 === "one_per_email")) || (key0 === "minimum_age")) || (key0 === "email_domains"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["registration_opens_at","registration_closes_at","max_per_registration","one_per_email","minimum_age","email_domains"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.registration_opens_at !== undefined){
let data0 = data.registration_opens_at;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(!(format_date_time(data0))){
const err1 = {instancePath:instancePath+"/registration_opens_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/registration_opens_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/registration_opens_at",schemaPath:"#/properties/registration_opens_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err4 = {instancePath:instancePath+"/registration_opens_at",schemaPath:"#/properties/registration_opens_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.registration_closes_at !== undefined){
let data1 = data.registration_closes_at;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data1 === "string"){
if(!(format_date_time(data1))){
const err5 = {instancePath:instancePath+"/registration_closes_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/registration_closes_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
const _errs14 = errors;
if(data1 !== null){
const err7 = {instancePath:instancePath+"/registration_closes_at",schemaPath:"#/properties/registration_closes_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err8 = {instancePath:instancePath+"/registration_closes_at",schemaPath:"#/properties/registration_closes_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.max_per_registration !== undefined){
let data2 = data.max_per_registration;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(!(format_int32.validate(data2))){
const err10 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/anyOf/0/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
const _errs20 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err12 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000 || isNaN(data2)){
const err13 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err14 = {instancePath:instancePath+"/max_per_registration",schemaPath:"#/properties/max_per_registration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(typeof data.one_per_email !== "boolean"){
const err15 = {instancePath:instancePath+"/one_per_email",schemaPath:"#/properties/one_per_email/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.minimum_age !== undefined){
let data4 = data.minimum_age;
const _errs25 = errors;
let valid6 = false;
const _errs26 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/anyOf/0/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(!(format_int32.validate(data4))){
const err17 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/anyOf/0/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid3 = _errs26 === errors;
valid6 = valid6 || _valid3;
const _errs28 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid3 = _errs28 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const err19 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 120 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err21 = {instancePath:instancePath+"/minimum_age",schemaPath:"#/properties/minimum_age/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.email_domains !== undefined){
let data5 = data.email_domains;
const _errs31 = errors;
let valid7 = false;
const _errs32 = errors;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(ucs2length(data6) > 253){
const err22 = {instancePath:instancePath+"/email_domains/" + i0,schemaPath:"contract#/components/schemas/EmailDomain/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(ucs2length(data6) < 3){
const err23 = {instancePath:instancePath+"/email_domains/" + i0,schemaPath:"contract#/components/schemas/EmailDomain/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern_d4d8aaab.test(data6)){
const err24 = {instancePath:instancePath+"/email_domains/" + i0,schemaPath:"contract#/components/schemas/EmailDomain/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9-]+(\\.[a-z0-9-]+)+$"},message:"must match pattern \""+"^[a-z0-9-]+(\\.[a-z0-9-]+)+$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/email_domains/" + i0,schemaPath:"contract#/components/schemas/EmailDomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid4 = _errs32 === errors;
valid7 = valid7 || _valid4;
const _errs37 = errors;
if(data5 !== null){
const err27 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid4 = _errs37 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const err28 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
if(Array.isArray(data5)){
if(data5.length > 200){
const err29 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data5.length < 1){
const err30 = {instancePath:instancePath+"/email_domains",schemaPath:"#/properties/email_domains/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate_NewFormRules.errors = vErrors;
return errors === 0;
}

validate_NewFormRules.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewGroup(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewGroup.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "code") || (key0 === "name")) || (key0 === "parent"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","parent"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_code(data0))){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_line(data1))){
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.parent !== undefined){
let data2 = data.parent;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 64){
const err13 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(ucs2length(data2) < 1){
const err14 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern_6c357647.test(data2)){
const err15 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(format_id_or_code(data2))){
const err16 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
const _errs13 = errors;
if(data2 !== null){
const err18 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err19 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate_NewGroup.errors = vErrors;
return errors === 0;
}

validate_NewGroup.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewPayment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewPayment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
data.status = "received";
}
if(data.amount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.method === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((key0 === "amount") || (key0 === "method")) || (key0 === "reference")) || (key0 === "status")) || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["amount","method","reference","status","reason"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validate_PositiveMoney(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PositiveMoney.errors : vErrors.concat(validate_PositiveMoney.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
let data1 = data.method;
if(typeof data1 === "string"){
if(ucs2length(data1) > 40){
const err3 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data1) < 1){
const err4 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_5a74b29a.test(data1)){
const err5 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]*$"},message:"must match pattern \""+"^[a-z][a-z0-9_]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_word(data1))){
const err6 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/format",keyword:"format",params:{format: "word"},message:"must match format \""+"word"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/method",schemaPath:"contract#/components/schemas/PaymentMethodName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reference !== undefined){
let data2 = data.reference;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 200){
const err8 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data2) < 1){
const err9 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6301c483.test(data2)){
const err10 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_line(data2))){
const err11 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/reference",schemaPath:"contract#/components/schemas/PaymentReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
const _errs11 = errors;
if(data2 !== null){
const err13 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err14 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
let data3 = data.status;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/PaymentOutcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data3 === "received") || (data3 === "failed"))){
const err16 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/PaymentOutcome/enum",keyword:"enum",params:{allowedValues: schema_PaymentOutcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.reason !== undefined){
let data4 = data.reason;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
const _errs20 = errors;
if(data4 !== null){
const err18 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err19 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(typeof data4 === "string"){
if(ucs2length(data4) > 500){
const err20 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate_NewPayment.errors = vErrors;
return errors === 0;
}

validate_NewPayment.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewPointWindow(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewPointWindow.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.day === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "day") || (key0 === "opens_at")) || (key0 === "closes_at"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["day","opens_at","closes_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.day !== undefined){
let data0 = data.day;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.opens_at !== undefined){
let data1 = data.opens_at;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(typeof data1 === "string"){
if(!pattern_39a34649.test(data1)){
const err7 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(format_local_time(data1))){
const err8 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/opens_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
const _errs10 = errors;
if(data1 !== null){
const err10 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const err11 = {instancePath:instancePath+"/opens_at",schemaPath:"#/properties/opens_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.closes_at !== undefined){
let data2 = data.closes_at;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
if(typeof data2 === "string"){
if(!pattern_39a34649.test(data2)){
const err12 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(format_local_time(data2))){
const err13 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/format",keyword:"format",params:{format: "local-time"},message:"must match format \""+"local-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/closes_at",schemaPath:"contract#/components/schemas/LocalTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid4 = valid4 || _valid1;
const _errs17 = errors;
if(data2 !== null){
const err15 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err16 = {instancePath:instancePath+"/closes_at",schemaPath:"#/properties/closes_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate_NewPointWindow.errors = vErrors;
return errors === 0;
}

validate_NewPointWindow.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewPointWindows(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewPointWindows.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
if(!(validate_NewPointWindow(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewPointWindow.errors : vErrors.concat(validate_NewPointWindow.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate_NewPointWindows.errors = vErrors;
return errors === 0;
}

validate_NewPointWindows.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewQuestion(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewQuestion.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.required === undefined){
data.required = false;
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "label")) || (key0 === "type")) || (key0 === "required")) || (key0 === "choices")) || (key0 === "attendee_types"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","label","type","required","choices","attendee_types"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err4 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(ucs2length(data0) < 1){
const err5 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_fede14d8.test(data0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_code(data0))){
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/format",keyword:"format",params:{format: "code"},message:"must match format \""+"code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/code",schemaPath:"contract#/components/schemas/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err9 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(ucs2length(data1) < 1){
const err10 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err11 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(format_line(data1))){
const err12 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/label",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err14 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/KnownQuestionType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((((data2 === "text") || (data2 === "number")) || (data2 === "choice")) || (data2 === "multi_choice")) || (data2 === "date")) || (data2 === "consent"))){
const err15 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/KnownQuestionType/enum",keyword:"enum",params:{allowedValues: schema_KnownQuestionType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(typeof data.required !== "boolean"){
const err16 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.choices !== undefined){
let data4 = data.choices;
if(Array.isArray(data4)){
if(data4.length > 200){
const err17 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data4.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(ucs2length(data5) > 200){
const err19 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"contract#/components/schemas/Choice/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(ucs2length(data5) < 1){
const err20 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"contract#/components/schemas/Choice/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/choices/" + i0,schemaPath:"contract#/components/schemas/Choice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.attendee_types !== undefined){
let data6 = data.attendee_types;
const _errs19 = errors;
let valid7 = false;
const _errs20 = errors;
if(!(validate_ReferencesItem(data6, {instancePath:instancePath+"/attendee_types",parentData:data,parentDataProperty:"attendee_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ReferencesItem.errors : vErrors.concat(validate_ReferencesItem.errors);
errors = vErrors.length;
}
var _valid0 = _errs20 === errors;
valid7 = valid7 || _valid0;
const _errs21 = errors;
if(data6 !== null){
const err23 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const err24 = {instancePath:instancePath+"/attendee_types",schemaPath:"#/properties/attendee_types/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_NewQuestion.errors = vErrors;
return errors === 0;
}

validate_NewQuestion.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewRegistration(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewRegistration.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.send_ticket_emails === undefined){
data.send_ticket_emails = true;
}
if(data.attendees === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendees"},message:"must have required property '"+"attendees"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "attendees") || (key0 === "group")) || (key0 === "email")) || (key0 === "external_id")) || (key0 === "note")) || (key0 === "send_ticket_emails"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["attendees","group","email","external_id","note","send_ticket_emails"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.attendees !== undefined){
let data0 = data.attendees;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/attendees",schemaPath:"#/properties/attendees/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/attendees",schemaPath:"#/properties/attendees/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
if(!(validate_NewAttendee(data0[i0], {instancePath:instancePath+"/attendees/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewAttendee.errors : vErrors.concat(validate_NewAttendee.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/attendees",schemaPath:"#/properties/attendees/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.group !== undefined){
let data2 = data.group;
const _errs6 = errors;
let valid3 = false;
const _errs7 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 64){
const err5 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data2) < 1){
const err6 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern_6c357647.test(data2)){
const err7 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(format_id_or_code(data2))){
const err8 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid3 = valid3 || _valid0;
const _errs10 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err11 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.email !== undefined){
let data3 = data.email;
const _errs13 = errors;
let valid5 = false;
const _errs14 = errors;
if(typeof data3 === "string"){
if(ucs2length(data3) > 254){
const err12 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(ucs2length(data3) < 3){
const err13 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(format_email(data3))){
const err14 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid5 = valid5 || _valid1;
const _errs17 = errors;
if(data3 !== null){
const err16 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data4 = data.external_id;
const _errs20 = errors;
let valid7 = false;
const _errs21 = errors;
if(typeof data4 === "string"){
if(ucs2length(data4) > 200){
const err18 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(ucs2length(data4) < 1){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern_6301c483.test(data4)){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(format_line(data4))){
const err21 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid7 = valid7 || _valid2;
const _errs24 = errors;
if(data4 !== null){
const err23 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const err24 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined){
let data5 = data.note;
const _errs27 = errors;
let valid9 = false;
const _errs28 = errors;
if(typeof data5 === "string"){
if(ucs2length(data5) > 10000){
const err25 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid3 = _errs28 === errors;
valid9 = valid9 || _valid3;
const _errs31 = errors;
if(data5 !== null){
const err27 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const err28 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(typeof data.send_ticket_emails !== "boolean"){
const err29 = {instancePath:instancePath+"/send_ticket_emails",schemaPath:"#/properties/send_ticket_emails/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate_NewRegistration.errors = vErrors;
return errors === 0;
}

validate_NewRegistration.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewRegistrationForm(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewRegistrationForm.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.questions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rules === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "questions") || (key0 === "rules"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["questions","rules"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.questions !== undefined){
let data0 = data.questions;
if(Array.isArray(data0)){
if(data0.length > 200){
const err3 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
if(!(validate_NewQuestion(data0[i0], {instancePath:instancePath+"/questions/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewQuestion.errors : vErrors.concat(validate_NewQuestion.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rules !== undefined){
if(!(validate_NewFormRules(data.rules, {instancePath:instancePath+"/rules",parentData:data,parentDataProperty:"rules",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewFormRules.errors : vErrors.concat(validate_NewFormRules.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_NewRegistrationForm.errors = vErrors;
return errors === 0;
}

validate_NewRegistrationForm.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewSourceConnection(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewSourceConnection.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.platform === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "platform"},message:"must have required property '"+"platform"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.token === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((key0 === "platform") || (key0 === "name")) || (key0 === "token")) || (key0 === "group"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["platform","name","token","group"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.platform !== undefined){
let data0 = data.platform;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/platform",schemaPath:"contract#/components/schemas/KnownSourcePlatform/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === "eventbrite")){
const err5 = {instancePath:instancePath+"/platform",schemaPath:"contract#/components/schemas/KnownSourcePlatform/enum",keyword:"enum",params:{allowedValues: schema_KnownSourcePlatform.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_line(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.token !== undefined){
let data2 = data.token;
if(typeof data2 === "string"){
if(ucs2length(data2) > 500){
const err11 = {instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/SourceToken/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(ucs2length(data2) < 4){
const err12 = {instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/SourceToken/minLength",keyword:"minLength",params:{limit: 4},message:"must NOT have fewer than 4 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_5e6e5233.test(data2)){
const err13 = {instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/SourceToken/pattern",keyword:"pattern",params:{pattern: "^[!-~]+$"},message:"must match pattern \""+"^[!-~]+$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/token",schemaPath:"contract#/components/schemas/SourceToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.group !== undefined){
let data3 = data.group;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err15 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(ucs2length(data3) < 1){
const err16 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err17 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err18 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
const _errs16 = errors;
if(data3 !== null){
const err20 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err21 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate_NewSourceConnection.errors = vErrors;
return errors === 0;
}

validate_NewSourceConnection.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewTicket(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewTicket.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.attendee_ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_ids"},message:"must have required property '"+"attendee_ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "attendee_ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["attendee_ids"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.attendee_ids !== undefined){
let data0 = data.attendee_ids;
if(Array.isArray(data0)){
if(data0.length > 200){
const err2 = {instancePath:instancePath+"/attendee_ids",schemaPath:"#/properties/attendee_ids/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/attendee_ids",schemaPath:"#/properties/attendee_ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err4 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(ucs2length(data1) < 26){
const err5 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err6 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_ulid(data1))){
const err7 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/attendee_ids/" + i0,schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/attendee_ids",schemaPath:"#/properties/attendee_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate_NewTicket.errors = vErrors;
return errors === 0;
}

validate_NewTicket.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_NewWebhookEndpoint(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_NewWebhookEndpoint.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paused === undefined){
data.paused = false;
}
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event_types === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event_types"},message:"must have required property '"+"event_types"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((((key0 === "url") || (key0 === "event_types")) || (key0 === "event")) || (key0 === "group")) || (key0 === "livemode")) || (key0 === "description")) || (key0 === "paused"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["url","event_types","event","group","livemode","description","paused"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(ucs2length(data0) > 2000){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.event_types !== undefined){
if(!(validate_EventTypesInput(data.event_types, {instancePath:instancePath+"/event_types",parentData:data,parentDataProperty:"event_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventTypesInput.errors : vErrors.concat(validate_EventTypesInput.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
let data2 = data.event;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 64){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data2) < 1){
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6c357647.test(data2)){
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_id_or_code(data2))){
const err9 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data2 !== null){
const err11 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err12 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.group !== undefined){
let data3 = data.group;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err13 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(ucs2length(data3) < 1){
const err14 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err15 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err16 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
const _errs17 = errors;
if(data3 !== null){
const err18 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err19 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.livemode !== undefined){
let data4 = data.livemode;
const _errs20 = errors;
let valid5 = false;
const _errs21 = errors;
if(typeof data4 !== "boolean"){
const err20 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid5 = valid5 || _valid2;
const _errs23 = errors;
if(data4 !== null){
const err21 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err22 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.description !== undefined){
let data5 = data.description;
const _errs26 = errors;
let valid6 = false;
const _errs27 = errors;
if(typeof data5 !== "string"){
const err23 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid6 = valid6 || _valid3;
const _errs29 = errors;
if(data5 !== null){
const err24 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs29 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const err25 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(ucs2length(data5) > 500){
const err26 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(typeof data.paused !== "boolean"){
const err27 = {instancePath:instancePath+"/paused",schemaPath:"#/properties/paused/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate_NewWebhookEndpoint.errors = vErrors;
return errors === 0;
}

validate_NewWebhookEndpoint.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_PairingRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PairingRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sw_version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sw_version"},message:"must have required property '"+"sw_version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "code") || (key0 === "name")) || (key0 === "sw_version"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","name","sw_version"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 100){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_line(data1))){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract#/components/schemas/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sw_version !== undefined){
let data2 = data.sw_version;
if(typeof data2 === "string"){
if(ucs2length(data2) > 29){
const err11 = {instancePath:instancePath+"/sw_version",schemaPath:"contract#/components/schemas/SoftwareVersion/maxLength",keyword:"maxLength",params:{limit: 29},message:"must NOT have more than 29 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern_7ce2ce29.test(data2)){
const err12 = {instancePath:instancePath+"/sw_version",schemaPath:"contract#/components/schemas/SoftwareVersion/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})\\.(0|[1-9][0-9]{0,8})$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/sw_version",schemaPath:"contract#/components/schemas/SoftwareVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate_PairingRequest.errors = vErrors;
return errors === 0;
}

validate_PairingRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_PositiveMoney(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_PositiveMoney.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/shape",keyword:"shape",params:{example: {"amount":4500,"currency":"EUR"}},message:"must have the shape of the example"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currency === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "amount") || (key0 === "currency"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["amount","currency"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_int64.validate(data0))){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 === "string"){
if(!pattern_8f96cb0b.test(data1)){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_currency(data1))){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"},message:"must match format \""+"currency"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_PositiveMoney.errors = vErrors;
return errors === 0;
}

validate_PositiveMoney.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_Price(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Price.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/shape",keyword:"shape",params:{example: {"amount":4500,"currency":"EUR"}},message:"must have the shape of the example"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currency === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "amount") || (key0 === "currency"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["amount","currency"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.amount !== undefined){
let data0 = data.amount;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_int64.validate(data0))){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.currency !== undefined){
let data1 = data.currency;
if(typeof data1 === "string"){
if(!pattern_8f96cb0b.test(data1)){
const err8 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(format_currency(data1))){
const err9 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/format",keyword:"format",params:{format: "currency"},message:"must match format \""+"currency"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/currency",schemaPath:"contract#/components/schemas/Currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate_Price.errors = vErrors;
return errors === 0;
}

validate_Price.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_References(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_References.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_References.errors = vErrors;
return errors === 0;
}

validate_References.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_ReferencesItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ReferencesItem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 500){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate_ReferencesItem.errors = vErrors;
return errors === 0;
}

validate_ReferencesItem.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

function validate_Refund(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_Refund.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "amount") || (key0 === "reason"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["amount","reason"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
if(!(validate_PositiveMoney(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PositiveMoney.errors : vErrors.concat(validate_PositiveMoney.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data1 = data.reason;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
if(typeof data1 === "string"){
if(ucs2length(data1) > 500){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate_Refund.errors = vErrors;
return errors === 0;
}

validate_Refund.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_RegistrationChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_RegistrationChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((key0 === "email") || (key0 === "external_id")) || (key0 === "note")) || (key0 === "send_ticket_emails")) || (key0 === "group"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["email","external_id","note","send_ticket_emails","group"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(ucs2length(data0) > 254){
const err1 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 3){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(format_email(data0))){
const err3 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 !== null){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.external_id !== undefined){
let data1 = data.external_id;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err7 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(ucs2length(data1) < 1){
const err8 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern_6301c483.test(data1)){
const err9 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(format_line(data1))){
const err10 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
const _errs14 = errors;
if(data1 !== null){
const err12 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err13 = {instancePath:instancePath+"/external_id",schemaPath:"#/properties/external_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.note !== undefined){
let data2 = data.note;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 10000){
const err14 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/note",schemaPath:"contract#/components/schemas/LongText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid2 = _errs18 === errors;
valid5 = valid5 || _valid2;
const _errs21 = errors;
if(data2 !== null){
const err16 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err17 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.send_ticket_emails !== undefined){
if(typeof data.send_ticket_emails !== "boolean"){
const err18 = {instancePath:instancePath+"/send_ticket_emails",schemaPath:"#/properties/send_ticket_emails/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.group !== undefined){
let data4 = data.group;
const _errs26 = errors;
let valid7 = false;
const _errs27 = errors;
if(typeof data4 === "string"){
if(ucs2length(data4) > 64){
const err19 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(ucs2length(data4) < 1){
const err20 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern_6c357647.test(data4)){
const err21 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(format_id_or_code(data4))){
const err22 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid7 = valid7 || _valid3;
const _errs30 = errors;
if(data4 !== null){
const err24 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const err25 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate_RegistrationChanges.errors = vErrors;
return errors === 0;
}

validate_RegistrationChanges.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_ScanBatchRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ScanBatchRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scans === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scans"},message:"must have required property '"+"scans"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "scans") || (key0 === "sent_at"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["scans","sent_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.scans !== undefined){
let data0 = data.scans;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/scans",schemaPath:"#/properties/scans/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/scans",schemaPath:"#/properties/scans/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/scans",schemaPath:"#/properties/scans/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data1 = data.sent_at;
if(typeof data1 === "string"){
if(!(format_date_time(data1))){
const err5 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate_ScanBatchRequest.errors = vErrors;
return errors === 0;
}

validate_ScanBatchRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_ScanRequest(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_ScanRequest.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.client_uuid === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "client_uuid"},message:"must have required property '"+"client_uuid"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scanned_at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scanned_at"},message:"must have required property '"+"scanned_at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "code") || (key0 === "check_in_point")) || (key0 === "client_uuid")) || (key0 === "scanned_at")) || (key0 === "only")) || (key0 === "sent_at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["code","check_in_point","client_uuid","scanned_at","only","sent_at"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(ucs2length(data0) > 8192){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err7 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(ucs2length(data1) < 1){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.client_uuid !== undefined){
let data2 = data.client_uuid;
if(typeof data2 === "string"){
if(ucs2length(data2) > 36){
const err12 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(ucs2length(data2) < 36){
const err13 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/minLength",keyword:"minLength",params:{limit: 36},message:"must NOT have fewer than 36 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern_f4ed8fd8.test(data2)){
const err14 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"},message:"must match pattern \""+"^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/client_uuid",schemaPath:"contract#/components/schemas/Uuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.scanned_at !== undefined){
let data3 = data.scanned_at;
if(typeof data3 === "string"){
if(!(format_date_time(data3))){
const err16 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/scanned_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.only !== undefined){
let data4 = data.only;
if(Array.isArray(data4)){
if(data4.length > 200){
const err18 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.length < 1){
const err19 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data4.length;
for(let i0=0, i0Errors=errors; i0<len0 && errors-i0Errors<200; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(ucs2length(data5) > 26){
const err20 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(ucs2length(data5) < 26){
const err21 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern_9f731894.test(data5)){
const err22 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/only/" + i0,schemaPath:"contract#/components/schemas/PersonOnTicket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/only",schemaPath:"#/properties/only/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.sent_at !== undefined){
let data6 = data.sent_at;
if(typeof data6 === "string"){
if(!(format_date_time(data6))){
const err25 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/sent_at",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate_ScanRequest.errors = vErrors;
return errors === 0;
}

validate_ScanRequest.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_TestEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_TestEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "type")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["type"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/SampleEventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((((((((((((data0 === "registration.created") || (data0 === "registration.updated")) || (data0 === "registration.confirmed")) || (data0 === "registration.waitlisted")) || (data0 === "registration.approved")) || (data0 === "registration.declined")) || (data0 === "registration.cancelled")) || (data0 === "attendee.added")) || (data0 === "attendee.updated")) || (data0 === "attendee.cancelled")) || (data0 === "ticket.issued")) || (data0 === "ticket.reissued")) || (data0 === "ticket.voided")) || (data0 === "checkin.recorded")) || (data0 === "checkin.refused")) || (data0 === "checkin.overridden")) || (data0 === "payment.received")) || (data0 === "payment.refunded")) || (data0 === "payment.failed"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"contract#/components/schemas/SampleEventType/enum",keyword:"enum",params:{allowedValues: schema_SampleEventType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate_TestEvent.errors = vErrors;
return errors === 0;
}

validate_TestEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function validate_WebhookEndpointChanges(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate_WebhookEndpointChanges.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "url") || (key0 === "event_types")) || (key0 === "event")) || (key0 === "group")) || (key0 === "livemode")) || (key0 === "description"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["url","event_types","event","group","livemode","description"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(ucs2length(data0) > 2000){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event_types !== undefined){
if(!(validate_EventTypesInput(data.event_types, {instancePath:instancePath+"/event_types",parentData:data,parentDataProperty:"event_types",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventTypesInput.errors : vErrors.concat(validate_EventTypesInput.errors);
errors = vErrors.length;
}
}
if(data.event !== undefined){
let data2 = data.event;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 === "string"){
if(ucs2length(data2) > 64){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(ucs2length(data2) < 1){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_6c357647.test(data2)){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_id_or_code(data2))){
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs10 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err10 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.group !== undefined){
let data3 = data.group;
const _errs13 = errors;
let valid3 = false;
const _errs14 = errors;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err11 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(ucs2length(data3) < 1){
const err12 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err13 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err14 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
const _errs17 = errors;
if(data3 !== null){
const err16 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err17 = {instancePath:instancePath+"/group",schemaPath:"#/properties/group/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.livemode !== undefined){
let data4 = data.livemode;
const _errs20 = errors;
let valid5 = false;
const _errs21 = errors;
if(typeof data4 !== "boolean"){
const err18 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/anyOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid5 = valid5 || _valid2;
const _errs23 = errors;
if(data4 !== null){
const err19 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const err20 = {instancePath:instancePath+"/livemode",schemaPath:"#/properties/livemode/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.description !== undefined){
let data5 = data.description;
const _errs26 = errors;
let valid6 = false;
const _errs27 = errors;
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid6 = valid6 || _valid3;
const _errs29 = errors;
if(data5 !== null){
const err22 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid3 = _errs29 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const err23 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
if(typeof data5 === "string"){
if(ucs2length(data5) > 500){
const err24 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate_WebhookEndpointChanges.errors = vErrors;
return errors === 0;
}

validate_WebhookEndpointChanges.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listAuditLog_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAuditLog_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listAuditLog_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
listAuditLog_path.errors = vErrors;
return errors === 0;
}

listAuditLog_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listAuditLog_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAuditLog_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listAuditLog_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "actor")) || (key0 === "action")) || (key0 === "object")) || (key0 === "since"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","actor","action","object","since"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.actor !== undefined){
let data2 = data.actor;
if(typeof data2 === "string"){
if(ucs2length(data2) > 26){
const err8 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data2) < 26){
const err9 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data2)){
const err10 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data2))){
const err11 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/actor",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 === "string"){
if(ucs2length(data3) > 100){
const err13 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/action",schemaPath:"#/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.object !== undefined){
let data4 = data.object;
if(typeof data4 === "string"){
if(ucs2length(data4) > 100){
const err15 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/object",schemaPath:"#/properties/object/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.since !== undefined){
let data5 = data.since;
if(typeof data5 === "string"){
if(!(format_date_time(data5))){
const err17 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
listAuditLog_query.errors = vErrors;
return errors === 0;
}

listAuditLog_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listContacts_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContacts_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listContacts_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
listContacts_path.errors = vErrors;
return errors === 0;
}

listContacts_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listContacts_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContacts_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listContacts_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "email")) || (key0 === "phone")) || (key0 === "external_id")) || (key0 === "q"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","email","phone","external_id","q"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(ucs2length(data2) > 254){
const err8 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data2) < 3){
const err9 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(format_email(data2))){
const err10 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(ucs2length(data3) > 40){
const err12 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(ucs2length(data3) < 3){
const err13 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern_24559e87.test(data3)){
const err14 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/pattern",keyword:"pattern",params:{pattern: "^\\+?[0-9][0-9 ()./-]*$"},message:"must match pattern \""+"^\\+?[0-9][0-9 ()./-]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(format_phone(data3))){
const err15 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/phone",schemaPath:"contract#/components/schemas/PhoneNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.external_id !== undefined){
let data4 = data.external_id;
if(typeof data4 === "string"){
if(ucs2length(data4) > 200){
const err17 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(ucs2length(data4) < 1){
const err18 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern_6301c483.test(data4)){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(format_line(data4))){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.q !== undefined){
let data5 = data.q;
if(typeof data5 === "string"){
if(ucs2length(data5) > 100){
const err22 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(ucs2length(data5) < 1){
const err23 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
listContacts_query.errors = vErrors;
return errors === 0;
}

listContacts_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createContact_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createContact_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createContact_path.errors = vErrors;
return errors === 0;
}

createContact_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createContact_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createContact_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createContact_query.errors = vErrors;
return errors === 0;
}

createContact_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createContact_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createContact_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createContact_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewContact(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewContact.errors : vErrors.concat(validate_NewContact.errors);
errors = vErrors.length;
}
createContact_body.errors = vErrors;
return errors === 0;
}

createContact_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getContact_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getContact_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "contact")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["contact"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contact !== undefined){
let data0 = data.contact;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getContact_path.errors = vErrors;
return errors === 0;
}

getContact_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getContact_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getContact_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getContact_query.errors = vErrors;
return errors === 0;
}

getContact_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateContact_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateContact_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "contact")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["contact"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contact !== undefined){
let data0 = data.contact;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
updateContact_path.errors = vErrors;
return errors === 0;
}

updateContact_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateContact_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateContact_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
updateContact_query.errors = vErrors;
return errors === 0;
}

updateContact_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateContact_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateContact_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateContact_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ContactChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ContactChanges.errors : vErrors.concat(validate_ContactChanges.errors);
errors = vErrors.length;
}
updateContact_body.errors = vErrors;
return errors === 0;
}

updateContact_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteContact_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteContact_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteContact_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "contact")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["contact"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contact !== undefined){
let data0 = data.contact;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
deleteContact_path.errors = vErrors;
return errors === 0;
}

deleteContact_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteContact_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteContact_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteContact_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
deleteContact_query.errors = vErrors;
return errors === 0;
}

deleteContact_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listContactAttendees_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContactAttendees_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listContactAttendees_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.contact === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "contact")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["contact"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.contact !== undefined){
let data0 = data.contact;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/contact",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listContactAttendees_path.errors = vErrors;
return errors === 0;
}

listContactAttendees_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listContactAttendees_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listContactAttendees_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listContactAttendees_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
listContactAttendees_query.errors = vErrors;
return errors === 0;
}

listContactAttendees_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function pairDevice_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pairDevice_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = pairDevice_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
pairDevice_path.errors = vErrors;
return errors === 0;
}

pairDevice_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function pairDevice_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pairDevice_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = pairDevice_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
pairDevice_query.errors = vErrors;
return errors === 0;
}

pairDevice_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function pairDevice_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pairDevice_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = pairDevice_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_PairingRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_PairingRequest.errors : vErrors.concat(validate_PairingRequest.errors);
errors = vErrors.length;
}
pairDevice_body.errors = vErrors;
return errors === 0;
}

pairDevice_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listPublicEvents_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPublicEvents_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listPublicEvents_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organization === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"},message:"must have required property '"+"organization"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "organization")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["organization"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.organization !== undefined){
if(typeof data.organization !== "string"){
const err2 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
listPublicEvents_path.errors = vErrors;
return errors === 0;
}

listPublicEvents_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listPublicEvents_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPublicEvents_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listPublicEvents_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
listPublicEvents_query.errors = vErrors;
return errors === 0;
}

listPublicEvents_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getPublicEvent_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPublicEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getPublicEvent_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.organization === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"},message:"must have required property '"+"organization"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "organization") || (key0 === "event"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["organization","event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.organization !== undefined){
if(typeof data.organization !== "string"){
const err3 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined){
let data1 = data.event;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(ucs2length(data1) < 1){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
getPublicEvent_path.errors = vErrors;
return errors === 0;
}

getPublicEvent_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getPublicEvent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPublicEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getPublicEvent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getPublicEvent_query.errors = vErrors;
return errors === 0;
}

getPublicEvent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listEvents_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEvents_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listEvents_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
listEvents_path.errors = vErrors;
return errors === 0;
}

listEvents_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listEvents_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listEvents_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listEvents_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((key0 === "limit") || (key0 === "cursor")) || (key0 === "status")) || (key0 === "group")) || (key0 === "q"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","status","group","q"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownEventStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "draft") || (data2 === "published")) || (data2 === "cancelled")) || (data2 === "archived"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownEventStatus/enum",keyword:"enum",params:{allowedValues: schema_KnownEventStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.group !== undefined){
let data3 = data.group;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err10 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(ucs2length(data3) < 1){
const err11 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err12 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err13 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.q !== undefined){
let data4 = data.q;
if(typeof data4 === "string"){
if(ucs2length(data4) > 100){
const err15 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(ucs2length(data4) < 1){
const err16 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
listEvents_query.errors = vErrors;
return errors === 0;
}

listEvents_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createEvent_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createEvent_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createEvent_path.errors = vErrors;
return errors === 0;
}

createEvent_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createEvent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createEvent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createEvent_query.errors = vErrors;
return errors === 0;
}

createEvent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createEvent_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createEvent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createEvent_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewEvent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewEvent.errors : vErrors.concat(validate_NewEvent.errors);
errors = vErrors.length;
}
createEvent_body.errors = vErrors;
return errors === 0;
}

createEvent_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getEvent_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getEvent_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getEvent_path.errors = vErrors;
return errors === 0;
}

getEvent_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getEvent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getEvent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getEvent_query.errors = vErrors;
return errors === 0;
}

getEvent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateEvent_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateEvent_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
updateEvent_path.errors = vErrors;
return errors === 0;
}

updateEvent_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateEvent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateEvent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
updateEvent_query.errors = vErrors;
return errors === 0;
}

updateEvent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateEvent_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateEvent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateEvent_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_EventChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EventChanges.errors : vErrors.concat(validate_EventChanges.errors);
errors = vErrors.length;
}
updateEvent_body.errors = vErrors;
return errors === 0;
}

updateEvent_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteEvent_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteEvent_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
deleteEvent_path.errors = vErrors;
return errors === 0;
}

deleteEvent_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteEvent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteEvent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
deleteEvent_query.errors = vErrors;
return errors === 0;
}

deleteEvent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function publishEvent_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = publishEvent_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
publishEvent_path.errors = vErrors;
return errors === 0;
}

publishEvent_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function publishEvent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="publishEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = publishEvent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
publishEvent_query.errors = vErrors;
return errors === 0;
}

publishEvent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function unpublishEvent_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpublishEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = unpublishEvent_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
unpublishEvent_path.errors = vErrors;
return errors === 0;
}

unpublishEvent_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function unpublishEvent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unpublishEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = unpublishEvent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
unpublishEvent_query.errors = vErrors;
return errors === 0;
}

unpublishEvent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function cancelEvent_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = cancelEvent_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
cancelEvent_path.errors = vErrors;
return errors === 0;
}

cancelEvent_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function cancelEvent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = cancelEvent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
cancelEvent_query.errors = vErrors;
return errors === 0;
}

cancelEvent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function archiveEvent_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="archiveEvent_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = archiveEvent_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
archiveEvent_path.errors = vErrors;
return errors === 0;
}

archiveEvent_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function archiveEvent_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="archiveEvent_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = archiveEvent_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
archiveEvent_query.errors = vErrors;
return errors === 0;
}

archiveEvent_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listGroups_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listGroups_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listGroups_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
listGroups_path.errors = vErrors;
return errors === 0;
}

listGroups_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listGroups_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listGroups_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listGroups_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "limit") || (key0 === "cursor")) || (key0 === "parent"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","parent"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.parent !== undefined){
let data2 = data.parent;
if(typeof data2 === "string"){
if(ucs2length(data2) > 64){
const err8 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data2) < 1){
const err9 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data2)){
const err10 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data2))){
const err11 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/parent",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
listGroups_query.errors = vErrors;
return errors === 0;
}

listGroups_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createGroup_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createGroup_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createGroup_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createGroup_path.errors = vErrors;
return errors === 0;
}

createGroup_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createGroup_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createGroup_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createGroup_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createGroup_query.errors = vErrors;
return errors === 0;
}

createGroup_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createGroup_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createGroup_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createGroup_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewGroup(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewGroup.errors : vErrors.concat(validate_NewGroup.errors);
errors = vErrors.length;
}
createGroup_body.errors = vErrors;
return errors === 0;
}

createGroup_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getGroup_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getGroup_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getGroup_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "group")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["group"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getGroup_path.errors = vErrors;
return errors === 0;
}

getGroup_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getGroup_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getGroup_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getGroup_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getGroup_query.errors = vErrors;
return errors === 0;
}

getGroup_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateGroup_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateGroup_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateGroup_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "group")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["group"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
updateGroup_path.errors = vErrors;
return errors === 0;
}

updateGroup_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateGroup_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateGroup_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateGroup_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
updateGroup_query.errors = vErrors;
return errors === 0;
}

updateGroup_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateGroup_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateGroup_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateGroup_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_GroupChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GroupChanges.errors : vErrors.concat(validate_GroupChanges.errors);
errors = vErrors.length;
}
updateGroup_body.errors = vErrors;
return errors === 0;
}

updateGroup_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteGroup_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteGroup_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteGroup_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.group === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "group"},message:"must have required property '"+"group"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "group")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["group"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.group !== undefined){
let data0 = data.group;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
deleteGroup_path.errors = vErrors;
return errors === 0;
}

deleteGroup_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteGroup_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteGroup_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteGroup_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
deleteGroup_query.errors = vErrors;
return errors === 0;
}

deleteGroup_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getMe_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMe_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getMe_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getMe_path.errors = vErrors;
return errors === 0;
}

getMe_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getMe_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getMe_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getMe_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getMe_query.errors = vErrors;
return errors === 0;
}

getMe_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listPayments_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPayments_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listPayments_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
listPayments_path.errors = vErrors;
return errors === 0;
}

listPayments_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listPayments_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listPayments_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listPayments_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
listPayments_query.errors = vErrors;
return errors === 0;
}

listPayments_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function recordPayment_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recordPayment_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = recordPayment_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
recordPayment_path.errors = vErrors;
return errors === 0;
}

recordPayment_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function recordPayment_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recordPayment_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = recordPayment_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
recordPayment_query.errors = vErrors;
return errors === 0;
}

recordPayment_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function recordPayment_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="recordPayment_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = recordPayment_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewPayment(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewPayment.errors : vErrors.concat(validate_NewPayment.errors);
errors = vErrors.length;
}
recordPayment_body.errors = vErrors;
return errors === 0;
}

recordPayment_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getPayment_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPayment_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getPayment_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"},message:"must have required property '"+"payment"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "event") || (key0 === "registration")) || (key0 === "payment"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration","payment"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(ucs2length(data0) < 1){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(ucs2length(data1) < 26){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(format_ulid(data1))){
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.payment !== undefined){
let data2 = data.payment;
if(typeof data2 === "string"){
if(ucs2length(data2) > 26){
const err14 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(ucs2length(data2) < 26){
const err15 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern_9f731894.test(data2)){
const err16 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(format_ulid(data2))){
const err17 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
getPayment_path.errors = vErrors;
return errors === 0;
}

getPayment_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getPayment_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getPayment_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getPayment_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getPayment_query.errors = vErrors;
return errors === 0;
}

getPayment_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function refundPayment_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="refundPayment_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = refundPayment_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payment"},message:"must have required property '"+"payment"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "event") || (key0 === "registration")) || (key0 === "payment"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration","payment"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(ucs2length(data0) < 1){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(ucs2length(data1) < 26){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(format_ulid(data1))){
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.payment !== undefined){
let data2 = data.payment;
if(typeof data2 === "string"){
if(ucs2length(data2) > 26){
const err14 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(ucs2length(data2) < 26){
const err15 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern_9f731894.test(data2)){
const err16 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(format_ulid(data2))){
const err17 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/payment",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
refundPayment_path.errors = vErrors;
return errors === 0;
}

refundPayment_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function refundPayment_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="refundPayment_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = refundPayment_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
refundPayment_query.errors = vErrors;
return errors === 0;
}

refundPayment_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function refundPayment_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="refundPayment_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = refundPayment_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_Refund(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_Refund.errors : vErrors.concat(validate_Refund.errors);
errors = vErrors.length;
}
refundPayment_body.errors = vErrors;
return errors === 0;
}

refundPayment_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listAttendees_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAttendees_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listAttendees_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listAttendees_path.errors = vErrors;
return errors === 0;
}

listAttendees_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listAttendees_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAttendees_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listAttendees_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func_191f75b3.call(schema_listAttendees_query.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","updated_since","attendee_type","day","group","status","q","external_id","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.updated_since !== undefined){
let data2 = data.updated_since;
if(typeof data2 === "string"){
if(ucs2length(data2) > 100){
const err8 = {instancePath:instancePath+"/updated_since",schemaPath:"#/properties/updated_since/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data2) < 1){
const err9 = {instancePath:instancePath+"/updated_since",schemaPath:"#/properties/updated_since/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/updated_since",schemaPath:"#/properties/updated_since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data3 = data.attendee_type;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err11 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(ucs2length(data3) < 1){
const err12 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err13 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err14 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.day !== undefined){
let data4 = data.day;
if(typeof data4 === "string"){
if(ucs2length(data4) > 64){
const err16 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(ucs2length(data4) < 1){
const err17 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern_6c357647.test(data4)){
const err18 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(format_id_or_code(data4))){
const err19 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.group !== undefined){
let data5 = data.group;
if(typeof data5 === "string"){
if(ucs2length(data5) > 64){
const err21 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(ucs2length(data5) < 1){
const err22 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern_6c357647.test(data5)){
const err23 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(format_id_or_code(data5))){
const err24 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err26 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((((data6 === "pending") || (data6 === "awaiting_payment")) || (data6 === "waitlisted")) || (data6 === "confirmed")) || (data6 === "declined")) || (data6 === "cancelled"))){
const err27 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/enum",keyword:"enum",params:{allowedValues: schema_KnownRegistrationStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.q !== undefined){
let data7 = data.q;
if(typeof data7 === "string"){
if(ucs2length(data7) > 100){
const err28 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(ucs2length(data7) < 1){
const err29 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.external_id !== undefined){
let data8 = data.external_id;
if(typeof data8 === "string"){
if(ucs2length(data8) > 200){
const err31 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(ucs2length(data8) < 1){
const err32 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern_6301c483.test(data8)){
const err33 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(format_line(data8))){
const err34 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.registration !== undefined){
let data9 = data.registration;
if(typeof data9 === "string"){
if(ucs2length(data9) > 26){
const err36 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(ucs2length(data9) < 26){
const err37 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern_9f731894.test(data9)){
const err38 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(format_ulid(data9))){
const err39 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
listAttendees_query.errors = vErrors;
return errors === 0;
}

listAttendees_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getAttendee_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendee_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getAttendee_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee"},message:"must have required property '"+"attendee"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee !== undefined){
let data1 = data.attendee;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
getAttendee_path.errors = vErrors;
return errors === 0;
}

getAttendee_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getAttendee_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendee_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getAttendee_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getAttendee_query.errors = vErrors;
return errors === 0;
}

getAttendee_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateAttendee_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendee_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateAttendee_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee"},message:"must have required property '"+"attendee"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee !== undefined){
let data1 = data.attendee;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
updateAttendee_path.errors = vErrors;
return errors === 0;
}

updateAttendee_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateAttendee_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendee_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateAttendee_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
updateAttendee_query.errors = vErrors;
return errors === 0;
}

updateAttendee_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateAttendee_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendee_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateAttendee_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_AttendeeChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AttendeeChanges.errors : vErrors.concat(validate_AttendeeChanges.errors);
errors = vErrors.length;
}
updateAttendee_body.errors = vErrors;
return errors === 0;
}

updateAttendee_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function cancelAttendee_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelAttendee_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = cancelAttendee_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee"},message:"must have required property '"+"attendee"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee !== undefined){
let data1 = data.attendee;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
cancelAttendee_path.errors = vErrors;
return errors === 0;
}

cancelAttendee_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function cancelAttendee_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelAttendee_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = cancelAttendee_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
cancelAttendee_query.errors = vErrors;
return errors === 0;
}

cancelAttendee_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function cancelAttendee_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelAttendee_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = cancelAttendee_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_EffectiveTime(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EffectiveTime.errors : vErrors.concat(validate_EffectiveTime.errors);
errors = vErrors.length;
}
cancelAttendee_body.errors = vErrors;
return errors === 0;
}

cancelAttendee_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listRegistrations_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listRegistrations_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listRegistrations_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listRegistrations_path.errors = vErrors;
return errors === 0;
}

listRegistrations_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listRegistrations_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listRegistrations_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listRegistrations_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "status")) || (key0 === "group")) || (key0 === "email")) || (key0 === "external_id")) || (key0 === "q"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","status","group","email","external_id","q"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data2 === "pending") || (data2 === "awaiting_payment")) || (data2 === "waitlisted")) || (data2 === "confirmed")) || (data2 === "declined")) || (data2 === "cancelled"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/enum",keyword:"enum",params:{allowedValues: schema_KnownRegistrationStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.group !== undefined){
let data3 = data.group;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err10 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(ucs2length(data3) < 1){
const err11 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err12 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err13 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(ucs2length(data4) > 254){
const err15 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(ucs2length(data4) < 3){
const err16 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(format_email(data4))){
const err17 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.external_id !== undefined){
let data5 = data.external_id;
if(typeof data5 === "string"){
if(ucs2length(data5) > 200){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(ucs2length(data5) < 1){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern_6301c483.test(data5)){
const err21 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(format_line(data5))){
const err22 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.q !== undefined){
let data6 = data.q;
if(typeof data6 === "string"){
if(ucs2length(data6) > 100){
const err24 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(ucs2length(data6) < 1){
const err25 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
listRegistrations_query.errors = vErrors;
return errors === 0;
}

listRegistrations_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createRegistration_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createRegistration_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
createRegistration_path.errors = vErrors;
return errors === 0;
}

createRegistration_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createRegistration_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createRegistration_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createRegistration_query.errors = vErrors;
return errors === 0;
}

createRegistration_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createRegistration_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createRegistration_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createRegistration_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewRegistration(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewRegistration.errors : vErrors.concat(validate_NewRegistration.errors);
errors = vErrors.length;
}
createRegistration_body.errors = vErrors;
return errors === 0;
}

createRegistration_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getRegistration_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getRegistration_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
getRegistration_path.errors = vErrors;
return errors === 0;
}

getRegistration_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getRegistration_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getRegistration_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getRegistration_query.errors = vErrors;
return errors === 0;
}

getRegistration_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateRegistration_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateRegistration_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
updateRegistration_path.errors = vErrors;
return errors === 0;
}

updateRegistration_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateRegistration_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateRegistration_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
updateRegistration_query.errors = vErrors;
return errors === 0;
}

updateRegistration_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateRegistration_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateRegistration_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateRegistration_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_RegistrationChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_RegistrationChanges.errors : vErrors.concat(validate_RegistrationChanges.errors);
errors = vErrors.length;
}
updateRegistration_body.errors = vErrors;
return errors === 0;
}

updateRegistration_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function findRegistrations_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="findRegistrations_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = findRegistrations_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
findRegistrations_path.errors = vErrors;
return errors === 0;
}

findRegistrations_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function findRegistrations_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="findRegistrations_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = findRegistrations_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "status")) || (key0 === "group")) || (key0 === "email")) || (key0 === "external_id")) || (key0 === "q"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","status","group","email","external_id","q"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data2 === "pending") || (data2 === "awaiting_payment")) || (data2 === "waitlisted")) || (data2 === "confirmed")) || (data2 === "declined")) || (data2 === "cancelled"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownRegistrationStatus/enum",keyword:"enum",params:{allowedValues: schema_KnownRegistrationStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.group !== undefined){
let data3 = data.group;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err10 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(ucs2length(data3) < 1){
const err11 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err12 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err13 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/group",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(ucs2length(data4) > 254){
const err15 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(ucs2length(data4) < 3){
const err16 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!(format_email(data4))){
const err17 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/EmailAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.external_id !== undefined){
let data5 = data.external_id;
if(typeof data5 === "string"){
if(ucs2length(data5) > 200){
const err19 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(ucs2length(data5) < 1){
const err20 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern_6301c483.test(data5)){
const err21 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(format_line(data5))){
const err22 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/external_id",schemaPath:"contract#/components/schemas/ExternalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.q !== undefined){
let data6 = data.q;
if(typeof data6 === "string"){
if(ucs2length(data6) > 100){
const err24 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(ucs2length(data6) < 1){
const err25 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/q",schemaPath:"contract#/components/schemas/SearchWords/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
findRegistrations_query.errors = vErrors;
return errors === 0;
}

findRegistrations_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function approveRegistration_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="approveRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = approveRegistration_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
approveRegistration_path.errors = vErrors;
return errors === 0;
}

approveRegistration_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function approveRegistration_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="approveRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = approveRegistration_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
approveRegistration_query.errors = vErrors;
return errors === 0;
}

approveRegistration_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function declineRegistration_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="declineRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = declineRegistration_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
declineRegistration_path.errors = vErrors;
return errors === 0;
}

declineRegistration_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function declineRegistration_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="declineRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = declineRegistration_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
declineRegistration_query.errors = vErrors;
return errors === 0;
}

declineRegistration_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function confirmRegistration_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="confirmRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = confirmRegistration_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
confirmRegistration_path.errors = vErrors;
return errors === 0;
}

confirmRegistration_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function confirmRegistration_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="confirmRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = confirmRegistration_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
confirmRegistration_query.errors = vErrors;
return errors === 0;
}

confirmRegistration_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function cancelRegistration_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelRegistration_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = cancelRegistration_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
cancelRegistration_path.errors = vErrors;
return errors === 0;
}

cancelRegistration_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function cancelRegistration_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelRegistration_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = cancelRegistration_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
cancelRegistration_query.errors = vErrors;
return errors === 0;
}

cancelRegistration_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function cancelRegistration_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="cancelRegistration_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = cancelRegistration_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_EffectiveTime(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EffectiveTime.errors : vErrors.concat(validate_EffectiveTime.errors);
errors = vErrors.length;
}
cancelRegistration_body.errors = vErrors;
return errors === 0;
}

cancelRegistration_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function addAttendee_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addAttendee_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = addAttendee_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registration"},message:"must have required property '"+"registration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "registration"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","registration"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registration !== undefined){
let data1 = data.registration;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
addAttendee_path.errors = vErrors;
return errors === 0;
}

addAttendee_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function addAttendee_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addAttendee_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = addAttendee_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
addAttendee_query.errors = vErrors;
return errors === 0;
}

addAttendee_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function addAttendee_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="addAttendee_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = addAttendee_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewAttendee(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewAttendee.errors : vErrors.concat(validate_NewAttendee.errors);
errors = vErrors.length;
}
addAttendee_body.errors = vErrors;
return errors === 0;
}

addAttendee_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getEventStats_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEventStats_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getEventStats_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getEventStats_path.errors = vErrors;
return errors === 0;
}

getEventStats_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getEventStats_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getEventStats_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getEventStats_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getEventStats_query.errors = vErrors;
return errors === 0;
}

getEventStats_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getAttendanceReport_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendanceReport_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getAttendanceReport_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getAttendanceReport_path.errors = vErrors;
return errors === 0;
}

getAttendanceReport_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getAttendanceReport_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendanceReport_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getAttendanceReport_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getAttendanceReport_query.errors = vErrors;
return errors === 0;
}

getAttendanceReport_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getReconciliationReport_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getReconciliationReport_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getReconciliationReport_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getReconciliationReport_path.errors = vErrors;
return errors === 0;
}

getReconciliationReport_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getReconciliationReport_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getReconciliationReport_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getReconciliationReport_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getReconciliationReport_query.errors = vErrors;
return errors === 0;
}

getReconciliationReport_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listAttendeeTypes_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAttendeeTypes_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listAttendeeTypes_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listAttendeeTypes_path.errors = vErrors;
return errors === 0;
}

listAttendeeTypes_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listAttendeeTypes_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listAttendeeTypes_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listAttendeeTypes_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
listAttendeeTypes_query.errors = vErrors;
return errors === 0;
}

listAttendeeTypes_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createAttendeeType_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAttendeeType_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createAttendeeType_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
createAttendeeType_path.errors = vErrors;
return errors === 0;
}

createAttendeeType_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createAttendeeType_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAttendeeType_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createAttendeeType_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createAttendeeType_query.errors = vErrors;
return errors === 0;
}

createAttendeeType_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createAttendeeType_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createAttendeeType_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createAttendeeType_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewAttendeeType(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewAttendeeType.errors : vErrors.concat(validate_NewAttendeeType.errors);
errors = vErrors.length;
}
createAttendeeType_body.errors = vErrors;
return errors === 0;
}

createAttendeeType_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getAttendeeType_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendeeType_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getAttendeeType_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_type"},message:"must have required property '"+"attendee_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee_type"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee_type"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data1 = data.attendee_type;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
getAttendeeType_path.errors = vErrors;
return errors === 0;
}

getAttendeeType_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getAttendeeType_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getAttendeeType_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getAttendeeType_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getAttendeeType_query.errors = vErrors;
return errors === 0;
}

getAttendeeType_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateAttendeeType_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendeeType_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateAttendeeType_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_type"},message:"must have required property '"+"attendee_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee_type"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee_type"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data1 = data.attendee_type;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
updateAttendeeType_path.errors = vErrors;
return errors === 0;
}

updateAttendeeType_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateAttendeeType_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendeeType_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateAttendeeType_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
updateAttendeeType_query.errors = vErrors;
return errors === 0;
}

updateAttendeeType_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateAttendeeType_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateAttendeeType_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateAttendeeType_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_AttendeeTypeChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_AttendeeTypeChanges.errors : vErrors.concat(validate_AttendeeTypeChanges.errors);
errors = vErrors.length;
}
updateAttendeeType_body.errors = vErrors;
return errors === 0;
}

updateAttendeeType_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteAttendeeType_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteAttendeeType_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteAttendeeType_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.attendee_type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attendee_type"},message:"must have required property '"+"attendee_type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "attendee_type"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","attendee_type"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attendee_type !== undefined){
let data1 = data.attendee_type;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/attendee_type",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
deleteAttendeeType_path.errors = vErrors;
return errors === 0;
}

deleteAttendeeType_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteAttendeeType_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteAttendeeType_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteAttendeeType_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
deleteAttendeeType_query.errors = vErrors;
return errors === 0;
}

deleteAttendeeType_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listCheckInPoints_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckInPoints_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listCheckInPoints_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listCheckInPoints_path.errors = vErrors;
return errors === 0;
}

listCheckInPoints_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listCheckInPoints_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckInPoints_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listCheckInPoints_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
listCheckInPoints_query.errors = vErrors;
return errors === 0;
}

listCheckInPoints_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createCheckInPoint_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckInPoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createCheckInPoint_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
createCheckInPoint_path.errors = vErrors;
return errors === 0;
}

createCheckInPoint_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createCheckInPoint_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckInPoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createCheckInPoint_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createCheckInPoint_query.errors = vErrors;
return errors === 0;
}

createCheckInPoint_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createCheckInPoint_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createCheckInPoint_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createCheckInPoint_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewCheckInPoint(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewCheckInPoint.errors : vErrors.concat(validate_NewCheckInPoint.errors);
errors = vErrors.length;
}
createCheckInPoint_body.errors = vErrors;
return errors === 0;
}

createCheckInPoint_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getCheckInPoint_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCheckInPoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getCheckInPoint_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "check_in_point"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","check_in_point"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
getCheckInPoint_path.errors = vErrors;
return errors === 0;
}

getCheckInPoint_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getCheckInPoint_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getCheckInPoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getCheckInPoint_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getCheckInPoint_query.errors = vErrors;
return errors === 0;
}

getCheckInPoint_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateCheckInPoint_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateCheckInPoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateCheckInPoint_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "check_in_point"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","check_in_point"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
updateCheckInPoint_path.errors = vErrors;
return errors === 0;
}

updateCheckInPoint_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateCheckInPoint_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateCheckInPoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateCheckInPoint_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
updateCheckInPoint_query.errors = vErrors;
return errors === 0;
}

updateCheckInPoint_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateCheckInPoint_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateCheckInPoint_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateCheckInPoint_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_CheckInPointChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_CheckInPointChanges.errors : vErrors.concat(validate_CheckInPointChanges.errors);
errors = vErrors.length;
}
updateCheckInPoint_body.errors = vErrors;
return errors === 0;
}

updateCheckInPoint_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteCheckInPoint_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteCheckInPoint_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteCheckInPoint_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.check_in_point === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "check_in_point"},message:"must have required property '"+"check_in_point"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "check_in_point"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","check_in_point"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data1 = data.check_in_point;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
deleteCheckInPoint_path.errors = vErrors;
return errors === 0;
}

deleteCheckInPoint_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteCheckInPoint_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteCheckInPoint_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteCheckInPoint_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
deleteCheckInPoint_query.errors = vErrors;
return errors === 0;
}

deleteCheckInPoint_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listDays_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDays_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listDays_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listDays_path.errors = vErrors;
return errors === 0;
}

listDays_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listDays_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listDays_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listDays_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
listDays_query.errors = vErrors;
return errors === 0;
}

listDays_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createDay_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createDay_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
createDay_path.errors = vErrors;
return errors === 0;
}

createDay_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createDay_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createDay_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createDay_query.errors = vErrors;
return errors === 0;
}

createDay_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createDay_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createDay_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createDay_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewDay(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewDay.errors : vErrors.concat(validate_NewDay.errors);
errors = vErrors.length;
}
createDay_body.errors = vErrors;
return errors === 0;
}

createDay_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getDay_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getDay_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
getDay_path.errors = vErrors;
return errors === 0;
}

getDay_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getDay_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getDay_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getDay_query.errors = vErrors;
return errors === 0;
}

getDay_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateDay_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateDay_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
updateDay_path.errors = vErrors;
return errors === 0;
}

updateDay_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateDay_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateDay_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
updateDay_query.errors = vErrors;
return errors === 0;
}

updateDay_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateDay_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateDay_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateDay_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_DayChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_DayChanges.errors : vErrors.concat(validate_DayChanges.errors);
errors = vErrors.length;
}
updateDay_body.errors = vErrors;
return errors === 0;
}

updateDay_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteDay_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteDay_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
deleteDay_path.errors = vErrors;
return errors === 0;
}

deleteDay_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteDay_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteDay_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
deleteDay_query.errors = vErrors;
return errors === 0;
}

deleteDay_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function lockDay_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lockDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = lockDay_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
lockDay_path.errors = vErrors;
return errors === 0;
}

lockDay_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function lockDay_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lockDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = lockDay_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
lockDay_query.errors = vErrors;
return errors === 0;
}

lockDay_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function lockDay_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="lockDay_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = lockDay_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_EffectiveTime(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EffectiveTime.errors : vErrors.concat(validate_EffectiveTime.errors);
errors = vErrors.length;
}
lockDay_body.errors = vErrors;
return errors === 0;
}

lockDay_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function unlockDay_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unlockDay_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = unlockDay_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.day === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "day"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","day"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data1)){
const err10 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data1))){
const err11 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
unlockDay_path.errors = vErrors;
return errors === 0;
}

unlockDay_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function unlockDay_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="unlockDay_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = unlockDay_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
unlockDay_query.errors = vErrors;
return errors === 0;
}

unlockDay_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getForm_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getForm_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getForm_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getForm_path.errors = vErrors;
return errors === 0;
}

getForm_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getForm_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getForm_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getForm_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getForm_query.errors = vErrors;
return errors === 0;
}

getForm_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function putForm_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="putForm_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = putForm_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
putForm_path.errors = vErrors;
return errors === 0;
}

putForm_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function putForm_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="putForm_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = putForm_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
putForm_query.errors = vErrors;
return errors === 0;
}

putForm_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function putForm_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="putForm_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = putForm_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewRegistrationForm(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewRegistrationForm.errors : vErrors.concat(validate_NewRegistrationForm.errors);
errors = vErrors.length;
}
putForm_body.errors = vErrors;
return errors === 0;
}

putForm_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanTicket_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanTicket_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
scanTicket_path.errors = vErrors;
return errors === 0;
}

scanTicket_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanTicket_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanTicket_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
scanTicket_query.errors = vErrors;
return errors === 0;
}

scanTicket_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanTicket_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanTicket_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanTicket_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ScanRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ScanRequest.errors : vErrors.concat(validate_ScanRequest.errors);
errors = vErrors.length;
}
scanTicket_body.errors = vErrors;
return errors === 0;
}

scanTicket_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listCheckins_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckins_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listCheckins_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listCheckins_path.errors = vErrors;
return errors === 0;
}

listCheckins_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listCheckins_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckins_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listCheckins_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func_191f75b3.call(schema_listCheckins_query.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","check_in_point","day","result","admitted","attendee","ticket","registration","since"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data2 = data.check_in_point;
if(typeof data2 === "string"){
if(ucs2length(data2) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data2) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data2)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data2))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.day !== undefined){
let data3 = data.day;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err13 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(ucs2length(data3) < 1){
const err14 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err15 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err16 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.result !== undefined){
let data4 = data.result;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/result",schemaPath:"contract#/components/schemas/KnownScanResult/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data4 === "accepted") || (data4 === "pre_checked")) || (data4 === "zone_entered")) || (data4 === "duplicate")) || (data4 === "day_locked")) || (data4 === "wrong_day")) || (data4 === "not_yet_open")) || (data4 === "closed")) || (data4 === "rejected")) || (data4 === "voided")) || (data4 === "unknown"))){
const err19 = {instancePath:instancePath+"/result",schemaPath:"contract#/components/schemas/KnownScanResult/enum",keyword:"enum",params:{allowedValues: schema_KnownScanResult.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.admitted !== undefined){
if(typeof data.admitted !== "boolean"){
const err20 = {instancePath:instancePath+"/admitted",schemaPath:"#/properties/admitted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.attendee !== undefined){
let data6 = data.attendee;
if(typeof data6 === "string"){
if(ucs2length(data6) > 26){
const err21 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(ucs2length(data6) < 26){
const err22 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern_9f731894.test(data6)){
const err23 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(format_ulid(data6))){
const err24 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.ticket !== undefined){
let data7 = data.ticket;
if(typeof data7 === "string"){
if(ucs2length(data7) > 26){
const err26 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(ucs2length(data7) < 26){
const err27 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern_9f731894.test(data7)){
const err28 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(format_ulid(data7))){
const err29 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.registration !== undefined){
let data8 = data.registration;
if(typeof data8 === "string"){
if(ucs2length(data8) > 26){
const err31 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(ucs2length(data8) < 26){
const err32 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern_9f731894.test(data8)){
const err33 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(format_ulid(data8))){
const err34 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.since !== undefined){
let data9 = data.since;
if(typeof data9 === "string"){
if(!(format_date_time(data9))){
const err36 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
listCheckins_query.errors = vErrors;
return errors === 0;
}

listCheckins_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function clearTestCheckins_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clearTestCheckins_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = clearTestCheckins_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
clearTestCheckins_path.errors = vErrors;
return errors === 0;
}

clearTestCheckins_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function clearTestCheckins_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="clearTestCheckins_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = clearTestCheckins_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
clearTestCheckins_query.errors = vErrors;
return errors === 0;
}

clearTestCheckins_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function overrideCheckin_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="overrideCheckin_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = overrideCheckin_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.checkin === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checkin"},message:"must have required property '"+"checkin"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "checkin")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["checkin"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.checkin !== undefined){
let data0 = data.checkin;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/checkin",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/checkin",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/checkin",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/checkin",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/checkin",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
overrideCheckin_path.errors = vErrors;
return errors === 0;
}

overrideCheckin_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function overrideCheckin_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="overrideCheckin_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = overrideCheckin_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
overrideCheckin_query.errors = vErrors;
return errors === 0;
}

overrideCheckin_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function overrideCheckin_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="overrideCheckin_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = overrideCheckin_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.member === undefined){
const err0 = {instancePath,schemaPath:"contract#/components/schemas/OverrideRequest/required",keyword:"required",params:{missingProperty: "member"},message:"must have required property '"+"member"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pin === undefined){
const err1 = {instancePath,schemaPath:"contract#/components/schemas/OverrideRequest/required",keyword:"required",params:{missingProperty: "pin"},message:"must have required property '"+"pin"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"contract#/components/schemas/OverrideRequest/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(((key0 === "member") || (key0 === "pin")) || (key0 === "reason"))){
const err3 = {instancePath,schemaPath:"contract#/components/schemas/OverrideRequest/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["member","pin","reason"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.member !== undefined){
let data0 = data.member;
if(typeof data0 === "string"){
if(ucs2length(data0) > 320){
const err4 = {instancePath:instancePath+"/member",schemaPath:"contract#/components/schemas/OverrideRequest/properties/member/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/member",schemaPath:"contract#/components/schemas/OverrideRequest/properties/member/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.pin !== undefined){
let data1 = data.pin;
if(typeof data1 === "string"){
if(!pattern_8461b316.test(data1)){
const err6 = {instancePath:instancePath+"/pin",schemaPath:"contract#/components/schemas/OverrideRequest/properties/pin/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6,32}$"},message:"must match pattern \""+"^[0-9]{6,32}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/pin",schemaPath:"contract#/components/schemas/OverrideRequest/properties/pin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 === "string"){
if(ucs2length(data2) > 500){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"contract#/components/schemas/OverrideRequest/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data2) < 1){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"contract#/components/schemas/OverrideRequest/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/reason",schemaPath:"contract#/components/schemas/OverrideRequest/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"contract#/components/schemas/OverrideRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
overrideCheckin_body.errors = vErrors;
return errors === 0;
}

overrideCheckin_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanAtGate_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanAtGate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanAtGate_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
scanAtGate_path.errors = vErrors;
return errors === 0;
}

scanAtGate_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanAtGate_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanAtGate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanAtGate_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
scanAtGate_query.errors = vErrors;
return errors === 0;
}

scanAtGate_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanAtGate_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanAtGate_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanAtGate_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_GateScanRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_GateScanRequest.errors : vErrors.concat(validate_GateScanRequest.errors);
errors = vErrors.length;
}
scanAtGate_body.errors = vErrors;
return errors === 0;
}

scanAtGate_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanBatch_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanBatch_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanBatch_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
scanBatch_path.errors = vErrors;
return errors === 0;
}

scanBatch_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanBatch_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanBatch_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanBatch_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
scanBatch_query.errors = vErrors;
return errors === 0;
}

scanBatch_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanBatch_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanBatch_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanBatch_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_ScanBatchRequest(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_ScanBatchRequest.errors : vErrors.concat(validate_ScanBatchRequest.errors);
errors = vErrors.length;
}
scanBatch_body.errors = vErrors;
return errors === 0;
}

scanBatch_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function scanBatch_item(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="scanBatch_item" */;
let vErrors = null;
let errors = 0;
const evaluated0 = scanBatch_item.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_BatchedScan(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_BatchedScan.errors : vErrors.concat(validate_BatchedScan.errors);
errors = vErrors.length;
}
scanBatch_item.errors = vErrors;
return errors === 0;
}

scanBatch_item.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listCheckinsAtGate_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckinsAtGate_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listCheckinsAtGate_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listCheckinsAtGate_path.errors = vErrors;
return errors === 0;
}

listCheckinsAtGate_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listCheckinsAtGate_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listCheckinsAtGate_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listCheckinsAtGate_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(func_191f75b3.call(schema_listCheckinsAtGate_query.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","check_in_point","day","result","admitted","attendee","ticket","registration","since"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.check_in_point !== undefined){
let data2 = data.check_in_point;
if(typeof data2 === "string"){
if(ucs2length(data2) > 64){
const err8 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data2) < 1){
const err9 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_6c357647.test(data2)){
const err10 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_id_or_code(data2))){
const err11 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/check_in_point",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.day !== undefined){
let data3 = data.day;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err13 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(ucs2length(data3) < 1){
const err14 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern_6c357647.test(data3)){
const err15 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(format_id_or_code(data3))){
const err16 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/day",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.result !== undefined){
let data4 = data.result;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/result",schemaPath:"contract#/components/schemas/KnownScanResult/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(((((((((((data4 === "accepted") || (data4 === "pre_checked")) || (data4 === "zone_entered")) || (data4 === "duplicate")) || (data4 === "day_locked")) || (data4 === "wrong_day")) || (data4 === "not_yet_open")) || (data4 === "closed")) || (data4 === "rejected")) || (data4 === "voided")) || (data4 === "unknown"))){
const err19 = {instancePath:instancePath+"/result",schemaPath:"contract#/components/schemas/KnownScanResult/enum",keyword:"enum",params:{allowedValues: schema_KnownScanResult.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.admitted !== undefined){
if(typeof data.admitted !== "boolean"){
const err20 = {instancePath:instancePath+"/admitted",schemaPath:"#/properties/admitted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.attendee !== undefined){
let data6 = data.attendee;
if(typeof data6 === "string"){
if(ucs2length(data6) > 26){
const err21 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(ucs2length(data6) < 26){
const err22 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern_9f731894.test(data6)){
const err23 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(format_ulid(data6))){
const err24 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.ticket !== undefined){
let data7 = data.ticket;
if(typeof data7 === "string"){
if(ucs2length(data7) > 26){
const err26 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(ucs2length(data7) < 26){
const err27 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern_9f731894.test(data7)){
const err28 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(format_ulid(data7))){
const err29 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.registration !== undefined){
let data8 = data.registration;
if(typeof data8 === "string"){
if(ucs2length(data8) > 26){
const err31 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(ucs2length(data8) < 26){
const err32 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern_9f731894.test(data8)){
const err33 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(format_ulid(data8))){
const err34 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.since !== undefined){
let data9 = data.since;
if(typeof data9 === "string"){
if(!(format_date_time(data9))){
const err36 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/since",schemaPath:"contract#/components/schemas/Timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
listCheckinsAtGate_query.errors = vErrors;
return errors === 0;
}

listCheckinsAtGate_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getScannerManifest_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getScannerManifest_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getScannerManifest_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getScannerManifest_path.errors = vErrors;
return errors === 0;
}

getScannerManifest_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getScannerManifest_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getScannerManifest_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getScannerManifest_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getScannerManifest_query.errors = vErrors;
return errors === 0;
}

getScannerManifest_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function readRoster_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="readRoster_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = readRoster_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
readRoster_path.errors = vErrors;
return errors === 0;
}

readRoster_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function readRoster_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="readRoster_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = readRoster_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((key0 === "limit") || (key0 === "cursor")) || (key0 === "since")) || (key0 === "link"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","since","link"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.since !== undefined){
let data2 = data.since;
if(typeof data2 === "string"){
if(ucs2length(data2) > 200){
const err8 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data2) < 1){
const err9 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.link !== undefined){
let data3 = data.link;
if(typeof data3 === "string"){
if(ucs2length(data3) > 500){
const err11 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(ucs2length(data3) < 1){
const err12 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
readRoster_query.errors = vErrors;
return errors === 0;
}

readRoster_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listSourceConnections_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSourceConnections_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listSourceConnections_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
listSourceConnections_path.errors = vErrors;
return errors === 0;
}

listSourceConnections_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listSourceConnections_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSourceConnections_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listSourceConnections_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
listSourceConnections_query.errors = vErrors;
return errors === 0;
}

listSourceConnections_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createSourceConnection_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSourceConnection_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createSourceConnection_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createSourceConnection_path.errors = vErrors;
return errors === 0;
}

createSourceConnection_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createSourceConnection_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSourceConnection_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createSourceConnection_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createSourceConnection_query.errors = vErrors;
return errors === 0;
}

createSourceConnection_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createSourceConnection_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createSourceConnection_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createSourceConnection_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewSourceConnection(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewSourceConnection.errors : vErrors.concat(validate_NewSourceConnection.errors);
errors = vErrors.length;
}
createSourceConnection_body.errors = vErrors;
return errors === 0;
}

createSourceConnection_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getSourceConnection_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSourceConnection_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getSourceConnection_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "connection")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["connection"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.connection !== undefined){
let data0 = data.connection;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getSourceConnection_path.errors = vErrors;
return errors === 0;
}

getSourceConnection_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getSourceConnection_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getSourceConnection_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getSourceConnection_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getSourceConnection_query.errors = vErrors;
return errors === 0;
}

getSourceConnection_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteSourceConnection_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSourceConnection_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteSourceConnection_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "connection")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["connection"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.connection !== undefined){
let data0 = data.connection;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
deleteSourceConnection_path.errors = vErrors;
return errors === 0;
}

deleteSourceConnection_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteSourceConnection_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteSourceConnection_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteSourceConnection_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
deleteSourceConnection_query.errors = vErrors;
return errors === 0;
}

deleteSourceConnection_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listSourceEvents_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSourceEvents_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listSourceEvents_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "connection")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["connection"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.connection !== undefined){
let data0 = data.connection;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listSourceEvents_path.errors = vErrors;
return errors === 0;
}

listSourceEvents_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listSourceEvents_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSourceEvents_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listSourceEvents_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
listSourceEvents_query.errors = vErrors;
return errors === 0;
}

listSourceEvents_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listSourceTicketClasses_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSourceTicketClasses_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listSourceTicketClasses_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source_event === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source_event"},message:"must have required property '"+"source_event"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "connection") || (key0 === "source_event"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["connection","source_event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.connection !== undefined){
let data0 = data.connection;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err3 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 26){
const err4 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err5 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_ulid(data0))){
const err6 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/connection",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.source_event !== undefined){
let data1 = data.source_event;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err8 = {instancePath:instancePath+"/source_event",schemaPath:"contract#/components/schemas/SourceId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 1){
const err9 = {instancePath:instancePath+"/source_event",schemaPath:"contract#/components/schemas/SourceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f95224a.test(data1)){
const err10 = {instancePath:instancePath+"/source_event",schemaPath:"contract#/components/schemas/SourceId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/source_event",schemaPath:"contract#/components/schemas/SourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
listSourceTicketClasses_path.errors = vErrors;
return errors === 0;
}

listSourceTicketClasses_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listSourceTicketClasses_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listSourceTicketClasses_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listSourceTicketClasses_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
listSourceTicketClasses_query.errors = vErrors;
return errors === 0;
}

listSourceTicketClasses_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listTickets_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTickets_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listTickets_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listTickets_path.errors = vErrors;
return errors === 0;
}

listTickets_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listTickets_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listTickets_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listTickets_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((((key0 === "limit") || (key0 === "cursor")) || (key0 === "status")) || (key0 === "registration")) || (key0 === "attendee")) || (key0 === "code"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","status","registration","attendee","code"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownTicketStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "valid") || (data2 === "voided"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownTicketStatus/enum",keyword:"enum",params:{allowedValues: schema_KnownTicketStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.registration !== undefined){
let data3 = data.registration;
if(typeof data3 === "string"){
if(ucs2length(data3) > 26){
const err10 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(ucs2length(data3) < 26){
const err11 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern_9f731894.test(data3)){
const err12 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(format_ulid(data3))){
const err13 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/registration",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.attendee !== undefined){
let data4 = data.attendee;
if(typeof data4 === "string"){
if(ucs2length(data4) > 26){
const err15 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(ucs2length(data4) < 26){
const err16 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern_9f731894.test(data4)){
const err17 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(format_ulid(data4))){
const err18 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/attendee",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.code !== undefined){
let data5 = data.code;
if(typeof data5 === "string"){
if(ucs2length(data5) > 64){
const err20 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(ucs2length(data5) < 1){
const err21 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
listTickets_query.errors = vErrors;
return errors === 0;
}

listTickets_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function issueTicket_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="issueTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = issueTicket_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "event")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
issueTicket_path.errors = vErrors;
return errors === 0;
}

issueTicket_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function issueTicket_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="issueTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = issueTicket_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
issueTicket_query.errors = vErrors;
return errors === 0;
}

issueTicket_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function issueTicket_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="issueTicket_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = issueTicket_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewTicket(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewTicket.errors : vErrors.concat(validate_NewTicket.errors);
errors = vErrors.length;
}
issueTicket_body.errors = vErrors;
return errors === 0;
}

issueTicket_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getTicket_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getTicket_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
getTicket_path.errors = vErrors;
return errors === 0;
}

getTicket_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getTicket_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getTicket_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getTicket_query.errors = vErrors;
return errors === 0;
}

getTicket_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getTicketQr_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicketQr_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getTicketQr_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
getTicketQr_path.errors = vErrors;
return errors === 0;
}

getTicketQr_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getTicketQr_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getTicketQr_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getTicketQr_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.format === undefined){
data.format = "svg";
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "format")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["format"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.format;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/QrFormat/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "svg") || (data0 === "png"))){
const err2 = {instancePath:instancePath+"/format",schemaPath:"contract#/components/schemas/QrFormat/enum",keyword:"enum",params:{allowedValues: schema_QrFormat.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
getTicketQr_query.errors = vErrors;
return errors === 0;
}

getTicketQr_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function voidTicket_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="voidTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = voidTicket_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
voidTicket_path.errors = vErrors;
return errors === 0;
}

voidTicket_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function voidTicket_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="voidTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = voidTicket_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
voidTicket_query.errors = vErrors;
return errors === 0;
}

voidTicket_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function voidTicket_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="voidTicket_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = voidTicket_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_EffectiveTime(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_EffectiveTime.errors : vErrors.concat(validate_EffectiveTime.errors);
errors = vErrors.length;
}
voidTicket_body.errors = vErrors;
return errors === 0;
}

voidTicket_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function reissueTicket_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reissueTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = reissueTicket_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
reissueTicket_path.errors = vErrors;
return errors === 0;
}

reissueTicket_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function reissueTicket_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="reissueTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = reissueTicket_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
reissueTicket_query.errors = vErrors;
return errors === 0;
}

reissueTicket_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function sendTicket_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendTicket_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = sendTicket_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.event === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "event"},message:"must have required property '"+"event"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ticket"},message:"must have required property '"+"ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "event") || (key0 === "ticket"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["event","ticket"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.event !== undefined){
let data0 = data.event;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_6c357647.test(data0)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63})$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_id_or_code(data0))){
const err6 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/format",keyword:"format",params:{format: "id-or-code"},message:"must match format \""+"id-or-code"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/event",schemaPath:"contract#/components/schemas/Reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ticket",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
sendTicket_path.errors = vErrors;
return errors === 0;
}

sendTicket_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function sendTicket_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="sendTicket_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = sendTicket_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
sendTicket_query.errors = vErrors;
return errors === 0;
}

sendTicket_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listWebhooks_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhooks_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listWebhooks_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
listWebhooks_path.errors = vErrors;
return errors === 0;
}

listWebhooks_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listWebhooks_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhooks_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listWebhooks_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "limit") || (key0 === "cursor"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
listWebhooks_query.errors = vErrors;
return errors === 0;
}

listWebhooks_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createWebhook_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhook_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createWebhook_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createWebhook_path.errors = vErrors;
return errors === 0;
}

createWebhook_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createWebhook_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhook_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createWebhook_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
createWebhook_query.errors = vErrors;
return errors === 0;
}

createWebhook_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function createWebhook_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="createWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = createWebhook_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_NewWebhookEndpoint(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_NewWebhookEndpoint.errors : vErrors.concat(validate_NewWebhookEndpoint.errors);
errors = vErrors.length;
}
createWebhook_body.errors = vErrors;
return errors === 0;
}

createWebhook_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listWebhookEventTypes_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhookEventTypes_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listWebhookEventTypes_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
listWebhookEventTypes_path.errors = vErrors;
return errors === 0;
}

listWebhookEventTypes_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listWebhookEventTypes_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhookEventTypes_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listWebhookEventTypes_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
listWebhookEventTypes_query.errors = vErrors;
return errors === 0;
}

listWebhookEventTypes_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getWebhook_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhook_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getWebhook_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},message:"must have required property '"+"webhook"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "webhook")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["webhook"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
getWebhook_path.errors = vErrors;
return errors === 0;
}

getWebhook_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getWebhook_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhook_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getWebhook_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getWebhook_query.errors = vErrors;
return errors === 0;
}

getWebhook_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateWebhook_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhook_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateWebhook_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},message:"must have required property '"+"webhook"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "webhook")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["webhook"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
updateWebhook_path.errors = vErrors;
return errors === 0;
}

updateWebhook_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateWebhook_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhook_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateWebhook_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
updateWebhook_query.errors = vErrors;
return errors === 0;
}

updateWebhook_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function updateWebhook_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="updateWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = updateWebhook_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_WebhookEndpointChanges(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_WebhookEndpointChanges.errors : vErrors.concat(validate_WebhookEndpointChanges.errors);
errors = vErrors.length;
}
updateWebhook_body.errors = vErrors;
return errors === 0;
}

updateWebhook_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteWebhook_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWebhook_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteWebhook_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},message:"must have required property '"+"webhook"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "webhook")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["webhook"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
deleteWebhook_path.errors = vErrors;
return errors === 0;
}

deleteWebhook_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function deleteWebhook_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="deleteWebhook_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = deleteWebhook_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
deleteWebhook_query.errors = vErrors;
return errors === 0;
}

deleteWebhook_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function testWebhook_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="testWebhook_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = testWebhook_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},message:"must have required property '"+"webhook"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "webhook")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["webhook"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
testWebhook_path.errors = vErrors;
return errors === 0;
}

testWebhook_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function testWebhook_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="testWebhook_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = testWebhook_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
testWebhook_query.errors = vErrors;
return errors === 0;
}

testWebhook_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function testWebhook_body(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="testWebhook_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = testWebhook_body.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate_TestEvent(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate_TestEvent.errors : vErrors.concat(validate_TestEvent.errors);
errors = vErrors.length;
}
testWebhook_body.errors = vErrors;
return errors === 0;
}

testWebhook_body.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function rotateWebhookSecret_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateWebhookSecret_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = rotateWebhookSecret_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},message:"must have required property '"+"webhook"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "webhook")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["webhook"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
rotateWebhookSecret_path.errors = vErrors;
return errors === 0;
}

rotateWebhookSecret_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function rotateWebhookSecret_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="rotateWebhookSecret_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = rotateWebhookSecret_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
rotateWebhookSecret_query.errors = vErrors;
return errors === 0;
}

rotateWebhookSecret_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function pauseWebhook_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseWebhook_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = pauseWebhook_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},message:"must have required property '"+"webhook"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "webhook")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["webhook"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
pauseWebhook_path.errors = vErrors;
return errors === 0;
}

pauseWebhook_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function pauseWebhook_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="pauseWebhook_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = pauseWebhook_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
pauseWebhook_query.errors = vErrors;
return errors === 0;
}

pauseWebhook_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function enableWebhook_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enableWebhook_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = enableWebhook_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},message:"must have required property '"+"webhook"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "webhook")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["webhook"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
enableWebhook_path.errors = vErrors;
return errors === 0;
}

enableWebhook_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function enableWebhook_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="enableWebhook_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = enableWebhook_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
enableWebhook_query.errors = vErrors;
return errors === 0;
}

enableWebhook_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listWebhookDeliveries_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhookDeliveries_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listWebhookDeliveries_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},message:"must have required property '"+"webhook"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "webhook")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["webhook"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
listWebhookDeliveries_path.errors = vErrors;
return errors === 0;
}

listWebhookDeliveries_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function listWebhookDeliveries_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="listWebhookDeliveries_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = listWebhookDeliveries_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((((key0 === "limit") || (key0 === "cursor")) || (key0 === "status")) || (key0 === "event"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["limit","cursor","status","event"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 200 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(format_int32.validate(data0))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.cursor !== undefined){
let data1 = data.cursor;
if(typeof data1 === "string"){
if(ucs2length(data1) > 1000){
const err5 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(ucs2length(data1) < 1){
const err6 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownDeliveryStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "pending") || (data2 === "delivered")) || (data2 === "failed")) || (data2 === "dead"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract#/components/schemas/KnownDeliveryStatus/enum",keyword:"enum",params:{allowedValues: schema_KnownDeliveryStatus.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.event !== undefined){
let data3 = data.event;
if(typeof data3 === "string"){
if(ucs2length(data3) > 64){
const err10 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(ucs2length(data3) < 1){
const err11 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern_596a717a.test(data3)){
const err12 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/pattern",keyword:"pattern",params:{pattern: "^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63}|[a-z]+\\.[a-z]+)$"},message:"must match pattern \""+"^([0-7][0-9A-HJKMNP-TV-Z]{25}|[a-z0-9][a-z0-9_-]{0,63}|[a-z]+\\.[a-z]+)$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
listWebhookDeliveries_query.errors = vErrors;
return errors === 0;
}

listWebhookDeliveries_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getWebhookDelivery_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookDelivery_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getWebhookDelivery_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhook === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhook"},message:"must have required property '"+"webhook"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.delivery === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery"},message:"must have required property '"+"delivery"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!((key0 === "webhook") || (key0 === "delivery"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["webhook","delivery"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.webhook !== undefined){
let data0 = data.webhook;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err3 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(ucs2length(data0) < 26){
const err4 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err5 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(format_ulid(data0))){
const err6 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/webhook",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.delivery !== undefined){
let data1 = data.delivery;
if(typeof data1 === "string"){
if(ucs2length(data1) > 26){
const err8 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(ucs2length(data1) < 26){
const err9 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern_9f731894.test(data1)){
const err10 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(format_ulid(data1))){
const err11 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
getWebhookDelivery_path.errors = vErrors;
return errors === 0;
}

getWebhookDelivery_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function getWebhookDelivery_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="getWebhookDelivery_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = getWebhookDelivery_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
getWebhookDelivery_query.errors = vErrors;
return errors === 0;
}

getWebhookDelivery_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function replayWebhookDelivery_path(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="replayWebhookDelivery_path" */;
let vErrors = null;
let errors = 0;
const evaluated0 = replayWebhookDelivery_path.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.delivery === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivery"},message:"must have required property '"+"delivery"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
if(!(key0 === "delivery")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: ["delivery"]},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.delivery !== undefined){
let data0 = data.delivery;
if(typeof data0 === "string"){
if(ucs2length(data0) > 26){
const err2 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/maxLength",keyword:"maxLength",params:{limit: 26},message:"must NOT have more than 26 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(ucs2length(data0) < 26){
const err3 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/minLength",keyword:"minLength",params:{limit: 26},message:"must NOT have fewer than 26 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern_9f731894.test(data0)){
const err4 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/pattern",keyword:"pattern",params:{pattern: "^[0-7][0-9A-HJKMNP-TV-Z]{25}$"},message:"must match pattern \""+"^[0-7][0-9A-HJKMNP-TV-Z]{25}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(format_ulid(data0))){
const err5 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/format",keyword:"format",params:{format: "ulid"},message:"must match format \""+"ulid"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/delivery",schemaPath:"contract#/components/schemas/Ulid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
replayWebhookDelivery_path.errors = vErrors;
return errors === 0;
}

replayWebhookDelivery_path.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function replayWebhookDelivery_query(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="replayWebhookDelivery_query" */;
let vErrors = null;
let errors = 0;
const evaluated0 = replayWebhookDelivery_query.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Errors = errors;
for(const key0 in data){
if(errors-key0Errors >= 200){
break;
}
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0, known: []},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
replayWebhookDelivery_query.errors = vErrors;
return errors === 0;
}

replayWebhookDelivery_query.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
